import type { RawFacts } from '../schemas/content-files';

/**
 * The towns that have a page of their own, by their ids, in the order in which every page lists them. The words of the
 * page stand in content/en/pages/rooftop-solar-<id>.ts.
 *
 * `sun` is the sun on level ground, kWh a square metre on a day of each month, January first: NASA SSE 6.0, mean of
 * 1983 to 2005. `plants` is how many rooftop plants the district had on a day, where somebody has published it.
 * `netMeter` is for the days that a net meter takes in this town: none are published, so the company has to supply them.
 */
export const towns = {
  varanasi: {
    sun: [3.95, 4.96, 6.04, 6.57, 6.5, 5.7, 4.49, 4.39, 4.45, 4.73, 4.39, 3.83],
    company: 'purvanchal',
    picture: 'town-varanasi',
    plants: { count: 26208, asOf: '2025-12-11', source: 'pti' },
    netMeter: { text: 'Usual days of a net meter in Varanasi', supplied: null },
  },
  chandauli: {
    sun: [3.97, 4.98, 6.03, 6.58, 6.49, 5.72, 4.46, 4.41, 4.41, 4.73, 4.4, 3.84],
    company: 'purvanchal',
    picture: 'town-chandauli',
    netMeter: { text: 'Usual days of a net meter in Chandauli', supplied: null },
  },
  prayagraj: {
    sun: [3.91, 4.89, 6.02, 6.53, 6.55, 5.69, 4.56, 4.36, 4.53, 4.8, 4.38, 3.8],
    company: 'purvanchal',
    picture: 'town-prayagraj',
    plants: { count: 9719, asOf: '2025-12-11', source: 'pti' },
    netMeter: { text: 'Usual days of a net meter in Prayagraj', supplied: null },
  },
  bhadohi: {
    sun: [3.92, 4.91, 6.06, 6.55, 6.51, 5.68, 4.52, 4.36, 4.51, 4.73, 4.39, 3.81],
    company: 'purvanchal',
    picture: 'town-bhadohi',
    netMeter: { text: 'Usual days of a net meter in Bhadohi', supplied: null },
  },
  jaunpur: {
    sun: [3.94, 4.98, 6.14, 6.73, 6.55, 5.75, 4.56, 4.45, 4.53, 4.84, 4.43, 3.85],
    company: 'purvanchal',
    picture: 'town-jaunpur',
    netMeter: { text: 'Usual days of a net meter in Jaunpur', supplied: null },
  },
} satisfies RawFacts['towns'];

/** The company says that it works in more cities than those above: their names are its to give. */
export const otherTowns = {
  text: 'The names of the other thirteen of the 18 cities, and their sun',
  supplied: null,
} satisfies RawFacts['otherTowns'];
