import { howItGoes } from '../facts/how-it-goes';
import type { RawWords } from '../schemas/content-files';
import { inDays } from './how-it-goes';

/** What the pages of all towns say in the same words. {town} is the name of the town. */
export const townPages = {
  costs: {
    heading: 'What solar costs and saves in {town}',
    caption: 'Three plants for a home: bills of ₹2,000, ₹3,000 and ₹5,000 a month',
    columns: [
      'Plant',
      'Price',
      'Both grants',
      'Left to pay',
      'EMI, 5 years',
      'Units a year',
      'Saved a month',
      'Paid back in',
    ],
    notes: [
      'Connections of 3, 3 and 5 kW in the city. EMI at 7%, after 10% at the start (5 kW: 20%). Paid back: hopeful to cautious case.',
      'The state pays while funds last. Without its grant {without2}, {without3} and {without5} are left to pay.',
    ],
    action: 'Work it out with your own bill',
  },
  sun: {
    heading: 'The sun over {town}, month by month',
    caption: 'Units that 1 kW makes on a day of each month, likely case',
    columns: ['Month', 'Units a day of 1 kW'],
    source:
      'Our five towns differ by less than two per cent over a year, within the error of the source: we do not rank them. Sun on level ground: NASA SSE 6.0, mean of 1983 to 2005, file of 12 March 2008. Units: our model of 22 November 2026, panels south at 15°, {year} a year for 1 kW.',
  },
  supply: {
    heading: 'Your electricity company in {town}',
    company: '{company} supplies {town}. Four steps to a net meter:',
    steps: [
      { text: 'Application, check of load and transformer', days: inDays(howItGoes.check) },
      { text: 'Installation', days: inDays(howItGoes.installation) },
      { text: 'Inspection', days: inDays(howItGoes.inspection) },
      { text: 'The net meter', days: inDays(howItGoes.meter) },
    ],
    days: 'The days are Kanpur’s (Indus Solar, 25 September 2026); for {town} we have found none.',
    tariff: [
      'Towns pay {urban-1}, {urban-2}, {urban-3} a unit (to 150, 300, above) and {urban-fixed} a kW a month; villages {rural-1}, {rural-2}, {rural-3}, {rural-4} (to 100, 150, 300, above) and {rural-fixed}; surcharge and duty come on top. The order of 2 July 2026 kept these rates (TheDiscomBill, 21 August 2026) after a freeze (Hindustan Times, 23 November 2025); urban homes’ first slab has stood since September 2019. The fixed charge stays with solar.',
    ],
  },
  plants: 'Rooftop plants in the district of {town} by {date}: {count}.',
  plantsUnknown: 'We have found no count of the rooftop plants in {town} that we trust.',
  source: 'Source:',
  sourcesOfTable: 'Sources:',
  questions: 'Asked in {town}',
  projects: 'Built by us in {town}:',
  form: {
    heading: 'Ask for your roof in {town}',
    line: 'Free. We work out size, price and saving, and visit only if you want that.',
  },
  service: {
    name: 'Rooftop solar in {town}',
    text: 'Survey, installation, net meter and upkeep in {town}.',
  },
  companies: { purvanchal: 'Purvanchal Vidyut Vitran Nigam' },
  sources: { pti: 'PTI, as NewsDrum printed it' },
} satisfies RawWords['townPages'];
