import { phoneLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const goSolar = {
  seo: {
    name: 'Free consultation',
    title: titled('Schedule a FREE solar consultation'),
    description:
      'Book a free rooftop solar consultation for your home, housing society or business. It takes a minute, and a solar adviser answers you.',
    card: {
      kicker: 'Home, society or business',
      heading: 'Schedule a FREE consultation',
      layout: 'side',
      surface: 'dawn',
      pictures: ['consult-survey'],
      focus: [0.7, 0.5],
      alt: 'Schedule a FREE consultation. A terrace with the place of each panel marked on its floor',
    },
  },
  updated: '2026-11-23',
  form: {
    id: 'consultation',
    heading: 'Schedule a FREE consultation',
    line: 'It takes about a minute. A solar adviser then works out size, subsidy, EMI and savings with you.',
    promises: [
      { icon: 'calendar', text: 'Free, with no obligation' },
      { icon: 'message', text: 'A solar adviser answers your questions' },
      { icon: 'shield', text: 'We use your details only to answer you' },
    ],
    terms: {
      text: 'Free electricity means what your own panels make from sunlight: no electricity company bills you for that. You still pay for the system, and for the fixed charges of your connection. The consultation is free.',
      link: { text: 'Read the GoodZero terms', href: 'tnc-goodzero#free-electricity' },
    },
  },
  ready: {
    id: 'ready',
    heading: 'Three things that make the call shorter',
    line: 'You can send the form without them. If you have them ready, our first answer can be more exact.',
    cards: [
      {
        icon: 'banknote',
        title: 'Your last electricity bill',
        text: 'The units and the sanctioned load on it tell us what size suits you. For a society, the bill of the common meter.',
        more: { text: 'Try it in the solar calculator for homes', href: 'solar-calculator' },
      },
      {
        icon: 'home',
        title: 'A photo of the roof',
        text: 'Taken at noon, from a corner, with tanks and trees in view. It shows us the space and the shade.',
      },
      {
        icon: 'message',
        title: 'The questions at home',
        text: 'Leaks, storms, cleaning, resale: whatever your family, your committee or your partners ask. Write them down, and we go through the list with you.',
      },
    ],
    action: { text: `Call us: ${company.phone}`, href: phoneLink(company.phone) },
  },
} satisfies RawPage;
