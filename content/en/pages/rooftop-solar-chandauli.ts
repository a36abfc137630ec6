import { towns } from '../../facts/towns';
import type { RawTownPage } from '../../schemas/content-files';
import { titled } from '../titles';

export const rooftopSolarChandauli = {
  seo: {
    name: 'Chandauli',
    title: titled('Solar panel price in Chandauli: village and town'),
    description:
      'Rooftop solar in Chandauli: price after grants for 2, 3 and 5 kW, what a village saves, and the sun of each month.',
    card: {
      kicker: 'Chandauli, south of the Ganga’s bend, 25.3° north',
      heading: 'Chandauli: 1,351 units a year from each kW',
      layout: 'side',
      surface: 'golden',
      pictures: [towns.chandauli.picture],
      alt: 'Chandauli: 1,351 units a year from each kW. Rice fields and a village house with solar panels on its roof',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'Solar panel price in Chandauli, in village and town',
    text: 'For a small bill 2 kW will do: {price2}, less {grants2} of grants, leaves {net2}. It pays for itself in {payback2} at urban rates; a village takes longer, and we say how much.',
    action: { text: 'Work it out for Chandauli', href: 'solar-calculator#v=1&city=chandauli' },
    picture: {
      picture: towns.chandauli.picture,
      alt: 'Rice fields and a village house with solar panels on its roof',
    },
  },
  town: {
    name: 'Chandauli',
    costs:
      'The table counts urban rates. In a village a unit costs less, so a plant saves less: at ₹3,000 a month 3 kW save {rural-saving3} instead of {saving3}, and come back in {rural-payback3}. Read “Supply type” on your bill before you choose a row.',
    sun: [
      'March and April lead with {best} units a day. May falls to {day5}, although its sun on level ground (6.49 kWh) is nearly that of April (6.58): hot panels give less.',
      'July is the low point of the year, August is level with it, and September has barely climbed out. From October to January the days hold about three and a half units or a little more, short as they are.',
    ],
    supply:
      'Net metering is open to homes (LMV-1) and to connections of class LMV-5; a flour mill, as small industry, is settled by net billing (Mercom India, 29 November 2023). So find the class on the bill before you decide which meter gets the plant.',
    place: {
      heading: 'The bowl of rice',
      paragraphs: [
        {
          text: 'People call the district dhaan ka katora, the bowl of paddy; rice and wheat are what it grows. It first became a district of its own on 20 May 1997.',
          source: {
            text: 'Wikipedia, “Chandauli district”',
            href: 'https://en.wikipedia.org/wiki/Chandauli_district?oldid=716540210',
            date: '2016-04-22',
          },
        },
        {
          text: 'On our map the town lies 30 km east of Varanasi as the crow flies, south of the place where the Ganga turns back to the north-east.',
        },
        {
          text: 'If paddy is dried on your roof, tell us at the survey: we leave that part of the floor open, or raise the frame above it.',
        },
      ],
    },
    questions: [
      {
        question: 'Is solar worth it on a village connection in Chandauli?',
        answer:
          'At a bill of ₹3,000 yes: {rural-saving3} a month on a plant that costs {net3} after the grants. At a few hundred rupees a month it hardly is, since the first 100 units are cheap and the fixed charge stays.',
      },
      {
        question: 'How much roof do I need for 2 kW?',
        answer:
          'About 200 square feet without shade: a flat slab, or a tin roof whose purlins carry it. Mud and thatch carry none: then we look for another place, or say no.',
      },
      {
        question: 'Does the plant run my pump when the line is dead?',
        answer:
          'No. A plant on the grid switches itself off in a power cut, so that nobody who repairs the line is hurt. Only a battery changes that.',
      },
    ],
  },
} satisfies RawTownPage;
