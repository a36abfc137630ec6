import { z } from 'zod';
import { cities } from './cities';
import { claims, inWords } from './claims';
import { defineContent } from './define';
import { chapters } from './guides/home';
import { formSection } from './schema';
import { benefits } from './schemas/benefits';
import { guidePromo } from './schemas/guide-promo';
import { locations, locationsBanner } from './schemas/locations';
import { stats } from './schemas/stats';

const schema = z.strictObject({ form: formSection, locations, banner: locationsBanner, whoAreWe: stats, whyChooseUs: benefits, guide: guidePromo });

/** The blocks that both landing pages show. */
export const landingBlocks = defineContent({ file: 'content/landing-blocks.ts', page: '/ and /residential' }, schema, {
  form: {
    id: 'consultation',
    heading: 'Book a free consultation',
    line: 'Six short answers, and a solar adviser does the sums for your roof.',
    promises: [
      { icon: 'calendar', text: 'Free, with no obligation' },
      { icon: 'banknote', text: 'Subsidy and EMI worked out for you' },
      { icon: 'shield', text: 'Your number is used to answer you, and for nothing else' },
    ],
    picture: { picture: 'consult-survey', decorative: true },
  },
  locations: {
    heading: 'Where we put the sun to work',
    text: 'From the ghats of Varanasi to the looms of Bhadohi. If your town is not on the list, ask us all the same.',
    names: cities,
  },
  banner: {
    heading: `${claims.cities.figure} under one sun`,
    text: 'We survey, install and look after rooftop solar in every one of them. Give us your PIN code, and we will tell you whether we can come to your roof.',
    map: {
      src: '/pictures/map.svg',
      width: 800,
      height: 800,
      alt: 'Map of Uttar Pradesh and its neighbours with Varanasi, Chandauli, Prayagraj, Bhadohi and Jaunpur marked on it, and the words 18 cities',
    },
  },
  whoAreWe: {
    heading: 'Who are we?',
    text: 'The people who measure your roof, plan your plant, see to the papers, put it up, and come back to look after it.',
    figures: [claims.staff, claims.recommend, claims.experience, claims.homes, claims.savings],
  },
  whyChooseUs: {
    heading: 'Why choose us',
    benefits: [
      {
        icon: 'banknote',
        figure: claims.emi.figure,
        claim: claims.emi.text,
        text: 'A plant saves month by month. Pay for it month by month too, and keep your savings in the bank.',
        terms: { text: 'This offer is subject to terms', href: '/tnc-goodzero' },
      },
      {
        icon: 'wind',
        figure: claims.cycloneProof.figure,
        claim: claims.cycloneProof.text,
        text: 'The frame is planned for the storm before the monsoon, not for a calm day in March.',
      },
      {
        icon: 'shield',
        figure: claims.leakage.figure,
        claim: claims.leakage.text,
        text: 'The anchors sit in a resin that fills the hole they stand in, so that rain finds no way down.',
      },
      {
        icon: 'wrench',
        figure: claims.maintenance.figure,
        claim: `${claims.maintenance.text} with ${inWords(claims.quarterlyCleaning)}`,
        text: 'Dust on the glass costs you power. We wash it off, so that nobody in the family has to climb up.',
      },
    ],
    action: { text: 'Know More', about: 'about these four promises', href: '/knowmore' },
  },
  guide: {
    heading: 'A Guide To Going Solar For Homeowners',
    text: 'What a neighbour who did it well would tell you. A PDF, free, without leaving your name.',
    points: chapters,
    action: { text: 'Download for free', about: 'the guide for homeowners', href: '/guidedownload' },
    cover: { picture: 'guide-home', alt: 'Cover of the guide: A Guide To Going Solar For Homeowners' },
  },
});
