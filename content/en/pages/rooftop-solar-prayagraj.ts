import { towns } from '../../facts/towns';
import type { RawTownPage } from '../../schemas/content-files';
import { titled } from '../titles';

export const rooftopSolarPrayagraj = {
  seo: {
    name: 'Prayagraj',
    title: titled('Solar panel price in Prayagraj, 2 to 5 kW'),
    description:
      'Rooftop solar in Prayagraj: what 5 kW costs beside 3 and 2, subsidy and EMI, and the units of each month.',
    card: {
      kicker: 'Prayagraj, where the Yamuna meets the Ganga, 25.4° north',
      heading: 'Prayagraj: 1,350 units a year per kW',
      layout: 'side',
      surface: 'golden',
      pictures: [towns.prayagraj.picture],
      alt: 'Prayagraj: 1,350 units a year per kW. From a terrace with solar panels, two rivers meeting at a tongue of sand with boats and tents',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'Solar panel price in Prayagraj',
    text: 'A large family house with a bill of ₹5,000 needs 5 kW: {price5}, of which {net5} is left after both grants. It makes {made5} units a year and saves {saving5} a month.',
    action: { text: 'Work it out for Prayagraj', href: 'solar-calculator#v=1&city=prayagraj' },
    picture: {
      picture: towns.prayagraj.picture,
      alt: 'From a terrace with solar panels, two rivers meeting at a tongue of sand with boats and tents',
    },
  },
  town: {
    name: 'Prayagraj',
    costs:
      'The grants stop growing at 3 kW: {grants3} is the most that a house gets, however large its plant. That is why 5 kW takes {payback5} and 3 kW only {payback3}. Build the larger one if your bill is large, not to catch more subsidy.',
    sun: [
      'On level ground May has the most sun (6.55 kWh), a little more than April (6.53) and March (6.02). For panels March comes first: cool panels that lean to the south make more of less light.',
      'August is the weakest month with {least} units for each kilowatt. October is back at {day10}, and December and January, for all their short days, keep {day1}.',
    ],
    supply:
      'A shop on the ground floor with a meter of its own is billed apart from the flat above. Put the plant on the meter with the higher domestic slab; a shop’s meter is settled by net billing.',
    place: {
      heading: 'Between two rivers',
      paragraphs: [
        {
          text: 'Our map shows the Yamuna running into the Ganga at Prayagraj, 114 km west of Varanasi as the crow flies and 73 km from Bhadohi.',
        },
        {
          text: 'Across the Yamuna lies Naini, since the 1950s the industrial part of the city. Whoever owns a shed there should read our calculator for businesses instead of this page: no grants, but depreciation, and use by day counts most.',
          source: {
            text: 'Wikipedia, “Naini”, copy of October 2023',
          },
        },
        {
          text: 'On 27 September 2024 the district had 1,349 rooftop plants; the count below, fourteen months on, is about seven times that.',
          source: {
            text: 'The Statesman, “Lucknow leads in rooftop solar panel installations”',
            date: '2024-09-27',
          },
        },
      ],
    },
    questions: [
      {
        question: 'My sanctioned load is 3 kW. May I build 5?',
        answer:
          'Not before the load is raised: a plant may not be larger than the sanctioned load. Raising it also raises the fixed charge, by {urban-fixed} for each kilowatt every month.',
      },
      {
        question: 'We rent out two floors. Whose bill does the plant lower?',
        answer:
          'That of the one meter to which it is connected. Tenants with meters of their own go on paying their own bills: build one plant for each meter, or let them use yours and put the power into the rent.',
      },
      {
        question: 'Is a house near the Sangam a problem when the river rises?',
        answer:
          'The panels stand on the roof. The inverter belongs high on the wall, above any mark that past water has left: show it to us when we come.',
      },
    ],
  },
} satisfies RawTownPage;
