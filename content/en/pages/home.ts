import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { homeFilm } from '../films';
import { usualWeeks } from '../how-it-goes';
import { titled } from '../titles';
import { emiExamples, loansInWords } from '../subsidies/tables';
import { usual } from '../../facts/usual-figures';

export const home = {
  seo: {
    name: 'Homes',
    title: titled('Solar for your home: savings, subsidy and EMI'),
    description:
      'What rooftop solar saves a home, what it costs after subsidy and with EMI, and what you have to do for it. Get a quote for your own roof.',
    card: {
      kicker: 'Solar for homes',
      heading: 'Put your roof to work',
      layout: 'side',
      surface: 'dawn',
      pictures: ['tile-home'],
      alt: 'Put your roof to work. A model of a family house with solar panels on its roof',
    },
  },
  updated: '2026-11-23',
  videoHero: {
    heading: 'Still paying for electricity?',
    text: 'Switch to solar. Let the sun pay your bills.',
    action: { text: 'Get a quote', href: 'go-solar' },
    badge: claims.rating,
    film: homeFilm,
  },
  questions: {
    heading: 'Your first three questions',
    items: [
      {
        icon: 'sun',
        title: 'What will it save me?',
        text: `By day the house runs on its own power. What is left over goes to the grid and is adjusted against your bill. A system typically pays for itself in ${usual.payback} years. We work out the rupees for your roof before you decide.`,
      },
      {
        icon: 'banknote',
        title: 'What will it cost me?',
        text: 'That depends on the size. For a home the government pays part of it, and EMI spreads the rest over the months. Two examples:',
        examples: { caption: `${emiExamples.table.caption}, {date}.`, items: loansInWords, asOf: emiExamples.asOf },
        more: { text: 'See subsidies and EMI', href: `subsidies#${emiExamples.id}` },
      },
      {
        icon: 'calendar',
        title: 'What do I have to do?',
        text: `Leave us your PIN code and your WhatsApp number. We look at your bill and your roof, plan the system, do the paperwork for the subsidy and the net meter, and put it up. From the application to the net meter it usually takes ${usualWeeks}.`,
      },
    ],
  },
  next: {
    heading: 'What would solar save your home?',
    text: 'In a free consultation we look at your bill and your roof, and tell you the size, the price and the savings.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
} satisfies RawPage;
