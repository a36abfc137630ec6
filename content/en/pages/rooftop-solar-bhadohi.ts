import { towns } from '../../facts/towns';
import type { RawTownPage } from '../../schemas/content-files';
import { titled } from '../titles';

export const rooftopSolarBhadohi = {
  seo: {
    name: 'Bhadohi',
    title: titled('Solar panel price in Bhadohi: homes and looms'),
    description:
      'Rooftop solar in Bhadohi: EMI beside saving for 2, 3 and 5 kW, and what differs for a carpet workshop.',
    card: {
      kicker: 'Bhadohi, town of looms, 25.4° north',
      heading: 'Bhadohi: 1,349 units a year from each kW',
      layout: 'side',
      surface: 'golden',
      pictures: [towns.bhadohi.picture],
      alt: 'Bhadohi: 1,349 units a year from each kW. A carpet half woven on its loom, finished ones in the yard, solar panels on the roof behind',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'Solar panel price in Bhadohi, for homes and workshops',
    text: 'With a loan the question is which is larger, instalment or saving. For 3 kW: {emi3} a month to the bank, {saving3} a month less to the electricity company, and after five years the bank is paid.',
    action: { text: 'Work it out for Bhadohi', href: 'solar-calculator#v=1&city=bhadohi' },
    picture: {
      picture: towns.bhadohi.picture,
      alt: 'A carpet half woven on its loom, finished ones in the yard, solar panels on the roof behind',
    },
  },
  town: {
    name: 'Bhadohi',
    costs:
      'In each row the saving is larger than the EMI: {saving2} against {emi2} for 2 kW, {saving5} against {emi5} for 5 kW. You pay a tenth at the start (a fifth for 5 kW), and the bank waits for the subsidy.',
    sun: [
      'March has the best days, {best} units, a trace ahead of April. Then heat takes its share: May is back to {day5}, June to {day6}, although the ground gets more sun in May (6.51 kWh) than in March (6.06).',
      'August gives {least} units, the least of the twelve, July hardly more. November climbs back to {day11}; December and January bring {day1}.',
    ],
    supply:
      'A workshop of under 75 kW pays {industry-rate} a unit as small industry and {industry-fixed} a month for each kilowatt of its load. It cannot have net metering: for what it does not use at once we reckon with {left-over} a unit (ask the electricity company), so build for its working hours alone.',
    place: {
      heading: 'Where the carpets are knotted',
      paragraphs: [
        {
          text: 'The district calls itself the largest centre of carpet making in India, and the craft there as old as Akbar’s reign.',
          source: {
            text: 'District of Bhadohi, “Economy”',
            href: 'https://bhadohi.nic.in/economy/',
            date: '2026-11-22',
          },
        },
        {
          text: 'Its hand-knotted carpets have borne a geographical indication since 4 September 2010; it covers nine districts, the four other towns of our list among them.',
          source: {
            text: 'The Times of India, “Famed Bhadohi carpet gets GI tag”',
            date: '2010-09-09',
          },
        },
        {
          text: 'A hand loom draws no current. Lights, fans and machines do, and what runs by day draws on the panels first: our calculator for businesses asks for that share.',
        },
      ],
    },
    questions: [
      {
        question: 'I have looms in the house. Is that a home or a business for the electricity company?',
        answer:
          'Your bill says it: LMV-1 is a home and gets grants and net metering, LMV-2 a shop, LMV-6 a small industry, and these two get neither.',
      },
      {
        question: 'Does fluff from wool and yarn harm the panels?',
        answer: 'It lies on the glass like dust and keeps light out until water takes it off. Plan a tap on the roof.',
      },
      {
        question: 'Our shed has a saw-tooth roof that looks north. Can it carry panels?',
        answer:
          'Windows look north so that weavers have even light; the back of each tooth then leans to the south, which suits panels. Whether its trusses bear them, an engineer works out.',
      },
    ],
  },
} satisfies RawTownPage;
