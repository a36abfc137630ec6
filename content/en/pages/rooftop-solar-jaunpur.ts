import { towns } from '../../facts/towns';
import type { RawTownPage } from '../../schemas/content-files';
import { titled } from '../titles';

export const rooftopSolarJaunpur = {
  seo: {
    name: 'Jaunpur',
    title: titled('Solar panel price in Jaunpur, with both grants'),
    description:
      'Rooftop solar in Jaunpur with and without the state’s grant: cost, EMI and saving, and the units of each month.',
    card: {
      kicker: 'Jaunpur, on the Gomti, 25.7° north',
      heading: 'Jaunpur: 1,366 units a year from each kW',
      layout: 'side',
      surface: 'golden',
      pictures: [towns.jaunpur.picture],
      alt: 'Jaunpur: 1,366 units a year from each kW. An old stone bridge with a kiosk on each pier, solar panels on the roofs of the far bank',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'Solar panel price in Jaunpur, before and after the grants',
    text: 'Of {price3} for 3 kW the centre pays {central3} and the state {state3}. Reckon with {net3} if both come, and with {without3} if the state’s funds are used up first.',
    action: { text: 'Work it out for Jaunpur', href: 'solar-calculator#v=1&city=jaunpur' },
    picture: {
      picture: towns.jaunpur.picture,
      alt: 'An old stone bridge with a kiosk on each pier, solar panels on the roofs of the far bank',
    },
  },
  town: {
    name: 'Jaunpur',
    costs:
      'All three rows count both grants. Take {without2} instead of {net2} for the smallest, {without3} instead of {net3} for the middle one, {without5} instead of {net5} for the largest, if you would rather not count on the state: each still pays for itself, between half a year and two years later.',
    sun: [
      'April is the best month: 6.73 kWh of sun on each square metre of level ground, {best} units a day from a kilowatt. May, June and July each bring less, down to {least}, and August stays there.',
      'October and November climb back to {day10} and {day11}. Nothing in the year is as steep as the fall from June to July, when seven tenths of a unit go within weeks.',
    ],
    supply:
      'Two neighbours with the same plant can save different sums: whoever runs above 300 units a month saves at {urban-3}, whoever stays below 150 at {urban-1}. Compare slabs, not kilowatts.',
    place: {
      heading: 'The old bridge and the roofs behind it',
      paragraphs: [
        {
          text: 'Jaunpur lies on the Gomti, on our map 56 km north-west of Varanasi and 41 km north of Bhadohi. The city was built anew in 1359. Its stone bridge of the years 1568 and 1569 still carries a road: ten arches over the water, five more over an arm of it; in 1934 an earthquake broke seven, which were rebuilt.',
          source: {
            text: 'jaunpurcity.in, December 2013',
            href: 'https://www.jaunpurcity.in/2013/12/beauty-and-history-of-shahi-bridge.html',
          },
        },
        {
          text: 'What holds for the bridge holds for a roof: look at what carries before you load it. Old slabs, patched parapets and rooms added later are what our survey looks at, and a frame can rest on the walls where the slab should bear nothing.',
        },
      ],
    },
    questions: [
      {
        question: 'When do the subsidies for a roof in Jaunpur arrive?',
        answer:
          'After the net meter runs: both are paid to your bank account, not to us. Until then you or your bank lay out {price3} for 3 kW, so ask the bank how it books the money when it comes.',
      },
      {
        question: 'Is 3 kW without the state’s grant still worth it?',
        answer:
          'Yes. {without3} against {saving3} saved a month is about four years; with the grant it is {payback3}, from the hopeful case to the cautious one.',
      },
      {
        question: 'The slab of our house is forty years old. Can it carry panels?',
        answer:
          'Often, since panels with their frame weigh little for each square foot, but nobody should promise that from a photograph. We look from below and above, and refuse where iron shows.',
      },
    ],
  },
} satisfies RawTownPage;
