import { towns } from '../../facts/towns';
import type { RawTownPage } from '../../schemas/content-files';
import { titled } from '../titles';

export const rooftopSolarVaranasi = {
  seo: {
    name: 'Varanasi',
    title: titled('Solar panel price in Varanasi: subsidy, EMI, saving'),
    description:
      'Price of 2, 3 and 5 kW of rooftop solar in Varanasi after both grants, saving a month, and the sun of each month.',
    card: {
      kicker: 'Varanasi, on the Ganga, 25.3° north',
      heading: 'Varanasi: 1,350 units a year from each kW',
      layout: 'side',
      surface: 'golden',
      pictures: [towns.varanasi.picture],
      alt: 'Varanasi: 1,350 units a year from each kW. Steps and boats along the bend of a river at sunrise, solar panels on the flat roofs above',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'Solar panel price in Varanasi',
    text: 'A plant of 3 kW costs {price3}. The grants of centre and state bring it down to {net3}, and it saves about {saving3} a month on a bill of ₹3,000.',
    action: { text: 'Work it out for Varanasi', href: 'solar-calculator#v=1&city=varanasi' },
    picture: {
      picture: towns.varanasi.picture,
      alt: 'Steps and boats along the bend of a river at sunrise, solar panels on the flat roofs above',
    },
  },
  town: {
    name: 'Varanasi',
    costs:
      'A house holds 3 kW where about 300 square feet of terrace lie free of shade. If yours has 200, look at the first row: 2 kW leaves {net2} to pay and still makes {made2} units a year.',
    sun: [
      'Our months were modelled for Varanasi itself; for the other towns they are shifted by the sun of each. On level ground April has the most sun (6.57 kWh a square metre a day) and December the least (3.83). Panels lean to the south and make less in great heat, so March and April share the best days, {best} units each.',
      'July and August bring {least}, two thirds of that. November surprises: it makes a little more than June.',
    ],
    supply:
      'In the city the slabs decide how much you save: solar takes units off the dearest slab first, then off the cheaper ones.',
    place: {
      heading: 'Roofs between lanes and ghats',
      paragraphs: [
        {
          text: 'The city’s terraces, as one of its writers describes them, stand wall to wall behind parapets, parted by narrow lanes. Washing, wheat, papad and pickles dry there, and people sleep up there when the power fails on a summer night.',
          source: {
            text: 'Rajnish Mishra, “Roofscape in Varanasi”',
            href: 'https://rajnishmishravns.wordpress.com/2013/07/24/roofscape-in-varanasi/',
            date: '2013-07-24',
          },
        },
        {
          text: 'A raised frame keeps that floor for you. What it cannot cure is a taller house across the lane: its shadow moves over your roof for hours, so we draw that first.',
        },
        {
          text: 'On 27 September 2024 the district counted 4,088 rooftop plants: compare the number below, a little over a year later.',
          source: {
            text: 'The Statesman, “Lucknow leads in rooftop solar panel installations”',
            date: '2024-09-27',
          },
        },
      ],
    },
    questions: [
      {
        question: 'What is the price of a 3 kW solar plant in Varanasi?',
        answer:
          '{price3} with GST. The centre and the state together give {grants3}, which leaves {net3}. If the state’s money has run out by then, you pay {without3}.',
      },
      {
        question: 'My terrace is where we dry papad and sleep in summer. Do I lose it?',
        answer: 'No. On a frame of standing height the panels roof part of the terrace, with shade below.',
      },
      {
        question: 'Does the bill of July go up again, when clouds come over the Ganga?',
        answer:
          'Yes, somewhat. Each kilowatt makes {month7} units in July and {month4} in April; what is missing is bought. Only a plant that makes more in April than your house uses has units to its credit for the rains.',
      },
    ],
  },
} satisfies RawTownPage;
