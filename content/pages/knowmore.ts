import { z } from 'zod';
import { claims, inWords } from '../claims';
import { defineContent } from '../define';
import { hero, link, page, text } from '../schema';
import { benefitDetail } from '../schemas/benefits';
import { ctaBand } from '../schemas/cta-band';
import { site } from '../site';

const schema = page.extend({
  hero,
  contents: z.strictObject({ heading: text, links: z.array(link) }),
  promises: z.array(benefitDetail).length(4, 'expected the four promises'),
  next: ctaBand,
});

const NOT_COVERED = 'What it does not cover';
const emi = inWords(claims.emi);
const wind = inWords(claims.cycloneProof);
const leakage = inWords(claims.leakage);
const maintenance = `${inWords(claims.maintenance)} with ${inWords(claims.quarterlyCleaning)}`;

export const knowmore = defineContent({ file: 'content/pages/knowmore.ts', page: '/knowmore' }, schema, {
  route: '/knowmore',
  seo: {
    name: 'Why choose us',
    title: `Why choose ${site.name}: four promises in full`,
    description: 'What our four promises mean for you. 0% EMI, installs that withstand winds up to 170 kmph, a guarantee against leakage, 5 years of maintenance.',
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
    text: 'What each one means on your roof, and where it ends. The words here are general; what applies to your plant is written in your contract.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
  contents: {
    heading: 'The four at a glance',
    links: [
      { text: `${claims.emi.figure} EMI`, href: '/knowmore#emi' },
      { text: claims.cycloneProof.figure, href: '/knowmore#wind' },
      { text: 'Leakage guarantee', href: '/knowmore#leakage' },
      { text: inWords(claims.maintenance), href: '/knowmore#maintenance' },
    ],
  },
  promises: [
    {
      id: 'emi',
      heading: emi,
      picture: { picture: 'news-scheme', decorative: true },
      meaning: [
        'A plant saves you money month by month. With EMI you pay for it month by month too, and your savings stay in the bank for a wedding or a school fee.',
        '0% means that no interest is added to your instalments. You see the price, the instalment and the number of months in writing before you sign.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'The offer is subject to terms. Whoever lends the money looks at your papers first, as with every loan, and may decline.',
          'Not every plan costs 0%. The examples on our subsidies page, for one, are worked out with interest.',
          'Charges for late payment, where a plan has them.',
        ],
      },
      more: { text: 'Read the GoodZero terms', href: '/tnc-goodzero' },
    },
    {
      id: 'wind',
      heading: wind,
      picture: { picture: 'consult-install', decorative: true },
      meaning: [
        'Wind does not push a panel off the roof: it gets underneath and lifts. So what counts is the frame, how it is braced, and how it is held to the slab.',
        'We plan all three together, for your roof and its height, before the first hole is drilled.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'Winds stronger than that.',
          'What the storm throws at the plant: a branch, a hoarding, the neighbour’s water tank. That is a matter for insurance.',
          'A frame that somebody else has moved, changed or hung other things on.',
        ],
      },
    },
    {
      id: 'leakage',
      heading: leakage,
      picture: { picture: 'detail-anchoring', decorative: true },
      meaning: [
        'The worry of every owner: holes in the terrace, and a damp patch over the bed in July.',
        'Chemical anchoring sets each bolt in a resin that fills the drilled hole and hardens around it. The hole that holds the frame is also the plug that keeps the rain out.',
        'And should water still come in where we have drilled, the guarantee stands behind our work.',
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
        'Dust, pollen and pigeons each take a little power from you, and more with every week without rain.',
        'So the upkeep is ours for the first five years. We come every quarter to wash the panels; you need no ladder and no hose.',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'Damage from outside: hail, lightning, monkeys, a well-hit cricket ball.',
          'Changes you ask for later, such as moving the plant when you build another floor.',
          'Parts under their maker’s own warranty: there the maker’s terms apply.',
        ],
      },
    },
  ],
  next: {
    heading: 'Put the four to the test on your roof',
    text: 'Ask us anything on this page in a free consultation. You get the answers for your own roof, in writing.',
    action: { text: 'Schedule a free consultation', href: '/go-solar' },
  },
});
