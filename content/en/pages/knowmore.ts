import { claims as facts } from '../../facts/claims';
import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { titleNaming } from '../titles';

const NOT_COVERED = 'What it does not cover';
const emi = inWords(claims.emi);
const wind = inWords(claims.cycloneProof);
const leakage = inWords(claims.leakage);
const maintenance = `${inWords(claims.maintenance)} with ${inWords(claims.quarterlyCleaning)}`;

export const knowmore = {
  seo: {
    name: 'Why choose us',
    title: titleNaming((name) => `Why choose ${name}: four promises in full`, 'Why choose us: four promises in full'),
    description: `What our four promises mean for you. ${claims.emi.figure} EMI, installs that withstand winds up to ${facts.cycloneProof.figure} kmph, a guarantee against leakage, ${inWords(claims.maintenance)}.`,
    card: {
      kicker: 'Why choose us',
      heading: 'Four promises, in full',
      layout: 'side',
      surface: 'sky',
      pictures: ['detail-anchoring'],
      alt: 'Four promises, in full. A cut through a roof in which the foot of a solar frame is anchored',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'Why choose us',
    heading: 'Four promises, in full',
    text: 'What each promise means for your roof, and what it does not cover. This page is general: your contract says what applies to you.',
    action: { text: 'Get a quote', href: 'go-solar' },
  },
  contents: {
    heading: 'The four at a glance',
    links: [
      { text: `${claims.emi.figure} EMI`, href: 'knowmore#emi' },
      { text: claims.cycloneProof.figure, href: 'knowmore#wind' },
      { text: 'Leakage guarantee', href: 'knowmore#leakage' },
      { text: inWords(claims.maintenance), href: 'knowmore#maintenance' },
    ],
  },
  promises: [
    {
      id: 'emi',
      heading: emi,
      picture: { picture: 'news-scheme', decorative: true },
      meaning: [
        'A solar system saves you money every month. With EMI you also pay for it every month, and your savings stay in the bank for a wedding or a school fee.',
        '0% means that no interest is added to your instalments. You see the price, the instalment and the number of months in writing before you sign.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'The offer is subject to terms. The lender checks your documents first, as with every loan, and may say no.',
          'Not every loan is at 0%. The examples on our subsidies page are worked out with interest.',
          'Charges for late payment, if your loan has them.',
        ],
      },
      more: { text: 'Read the GoodZero terms', href: 'tnc-goodzero' },
    },
    {
      id: 'wind',
      heading: wind,
      picture: { picture: 'consult-install', decorative: true },
      meaning: [
        'Wind does not push a panel off the roof: it gets underneath and lifts. So what counts is the frame, how it is braced, and how it is held to the slab.',
        'We design all three for your roof and its height before we drill the first hole.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'Winds stronger than that.',
          'Damage by things that a storm blows onto the panels: a branch, a hoarding, a neighbour’s water tank. That is a matter for insurance.',
          'A frame that somebody else has moved, changed or hung other things on.',
        ],
      },
    },
    {
      id: 'leakage',
      heading: leakage,
      picture: { picture: 'detail-anchoring', decorative: true },
      meaning: [
        'Every owner worries about holes in the terrace, and about a damp patch over the bed in July.',
        'Chemical anchoring sets each bolt in a resin that fills the drilled hole and hardens around it. That seals the hole against rain.',
        'If water still comes in where we have drilled, the guarantee applies.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'Leaks that were there before, or come from where we have not worked: a cracked slab, a tank, a blocked drain.',
          'Waterproofing the rest of the terrace.',
          'Holes that somebody else drills later.',
        ],
      },
    },
    {
      id: 'maintenance',
      heading: maintenance,
      picture: { picture: 'detail-cleaning', decorative: true },
      meaning: [
        'Dust and bird droppings lower what the panels make, and more with every week without rain.',
        'For the first five years the upkeep is our job. We come every quarter to wash the panels; you need no ladder and no hose.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'Damage from outside: hail, lightning, monkeys, a well-hit cricket ball.',
          'Changes you ask for later, such as moving the panels when you build another floor.',
          'Parts under their maker’s own warranty: there the maker’s terms apply.',
        ],
      },
    },
  ],
  next: {
    heading: 'Ask us about your own roof',
    text: 'In a free consultation we answer any question about this page for your roof, in writing.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
} satisfies RawPage;
