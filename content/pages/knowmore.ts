import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const knowmore = defineContent({ file: 'content/pages/knowmore.ts', page: '/knowmore' }, schema, {
  route: '/knowmore',
  title: `Why choose ${site.name}: four promises in full`,
  description: '0% EMI, installs that stand winds of 170 kmph, a guarantee against leakage and 5 years of maintenance: what each promise means for you.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Why choose us',
    heading: 'Four promises, in full',
    text: 'How we finance, fasten, seal and look after your plant, so that you need to think of it only when you read your bill.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
  opening: {
    heading: 'What we promise',
    paragraphs: [
      '0% EMI financing, subject to terms.',
      'Cyclone-proof installs that stand winds up to 170 kmph.',
      'A Rs 1 lakh guarantee against water leakage, thanks to chemical anchoring.',
      '5 years of maintenance with quarterly cleaning.',
    ],
    action: { text: 'Read the GoodZero terms', href: '/tnc-goodzero' },
  },
});
