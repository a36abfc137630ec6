import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';
import { cities } from './cities';
import { claims, inWords } from './claims';
import { homeChapterTitles } from './guides/home';

/** The sections that both landing pages, / and /home, show. */
export const landingBlocks = {
  form: {
    id: 'consultation',
    heading: 'Book a free consultation',
    line: 'It takes about a minute. A solar adviser then works out the size, the price and the savings for your roof.',
    promises: [
      { icon: 'calendar', text: 'Free, with no obligation' },
      { icon: 'banknote', text: 'Subsidy and EMI worked out for you' },
      { icon: 'shield', text: 'We use your details only to answer you' },
    ],
    picture: { picture: 'consult-survey', decorative: true },
  },
  locations: {
    heading: 'Where we install rooftop solar',
    text: 'From the ghats of Varanasi to the looms of Bhadohi. If your town is not on the list, ask us anyway.',
    places: cities,
  },
  banner: {
    heading: `We work in ${claims.cities.figure}`,
    text: 'We survey, install and maintain rooftop solar in all of them. Tell us your PIN code, and we tell you whether we can come to your roof.',
    map: {
      ...drawings.map,
      alt: 'Map of Uttar Pradesh and its neighbours with Varanasi, Chandauli, Prayagraj, Bhadohi and Jaunpur marked on it, and the words 18 cities',
    },
  },
  whoAreWe: {
    heading: 'Who are we?',
    text: 'We measure your roof, design your solar system, handle the paperwork, install it, and come back to maintain it.',
    figures: [claims.staff, claims.recommend, claims.experience, claims.homes, claims.savings],
  },
  whyChooseUs: {
    heading: 'Why choose us',
    benefits: [
      {
        icon: 'banknote',
        figure: claims.emi.figure,
        claim: claims.emi.text,
        text: 'A solar system lowers your bill every month. Pay for it every month too, and keep your savings in the bank.',
        terms: { text: 'This offer is subject to terms', href: 'tnc-goodzero' },
      },
      {
        icon: 'wind',
        figure: claims.cycloneProof.figure,
        claim: claims.cycloneProof.text,
        text: 'We design the frame for storm winds, and for the height of your roof.',
      },
      {
        icon: 'shield',
        figure: claims.leakage.figure,
        claim: claims.leakage.text,
        text: 'Each bolt is set in a resin that fills the drilled hole and seals it against rain.',
      },
      {
        icon: 'wrench',
        figure: claims.maintenance.figure,
        claim: `${claims.maintenance.text} with ${inWords(claims.quarterlyCleaning)}`,
        text: 'Dusty panels make less electricity. We wash them, so nobody in your family has to climb up.',
      },
    ],
    action: { text: 'Know More', about: 'about these four promises', href: 'knowmore' },
  },
  guide: {
    heading: 'A Guide To Going Solar For Homeowners',
    text: 'Size, cost, subsidy, EMI and upkeep in plain words. A free PDF; we do not ask for your name.',
    points: homeChapterTitles,
    action: { text: 'Download for free', about: 'the guide for homeowners', href: 'guidedownload' },
    cover: { picture: 'guide-home', alt: 'Cover of the guide: A Guide To Going Solar For Homeowners' },
  },
} satisfies RawWords['landingBlocks'];
