import type { RawPage } from '../../schemas/content-files';
import { hindi } from '../subsidies/hindi';
import { rule } from '../subsidies/rule';
import { emiExamples, stateGrants } from '../subsidies/tables';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const subsidies = {
  seo: {
    name: 'Subsidies',
    title: titled('Solar subsidies in India: PM Surya Ghar and EMI'),
    description:
      'What the government pays for rooftop solar on your home: PM Surya Ghar Muft Bijli Yojana. Central and state grants by size, and EMI examples.',
    card: {
      kicker: 'PM Surya Ghar Muft Bijli Yojana',
      heading: 'Government solar subsidies',
      layout: 'side',
      surface: 'golden',
      pictures: ['news-scheme'],
      focus: [0.12, 0.5],
      alt: 'Government solar subsidies. A form with a pen on it, coins beside it',
    },
  },
  updated: '2026-11-23',
  hero: {
    kicker: 'Subsidies',
    heading: 'Government solar subsidies in India',
    text: 'The government pays part of the cost of a solar system on the roof of your home. Here is how much for each size, and what is left to pay each month.',
    action: { text: 'Get a quote', href: 'go-solar' },
    picture: { picture: 'subsidies-banner', decorative: true },
  },
  asOfLabel: 'Figures as on',
  hindi,
  hindiAsOfLabel: 'यहाँ लिखी रकम इस तारीख की है:',
  rule,
  stateGrants,
  emiExamples,
  sources: {
    heading: 'Where these figures come from',
    paragraphs: [
      `${company.name} is a private installer. This is not a government site, and we do not decide about subsidies: the government and your electricity company do.`,
      'Each block above shows a different case, so the figures do not always agree. The line at each block says which case it is.',
      'Grants, costs and interest change. Before you decide, check what the portal says on the day, or ask us for a written quote that shows the subsidy separately.',
    ],
    portal: {
      text: 'The national portal, where you apply and where the current rules are published:',
      link: { text: 'https://pmsuryaghar.gov.in', href: 'https://pmsuryaghar.gov.in' },
    },
    asOf: '2026-11-21',
  },
  sourcesAsOfLabel: 'Last updated on',
  next: {
    heading: 'How much subsidy can you get?',
    text: 'Tell us your PIN code, and an adviser works out your subsidy, your EMI and what you have to pay yourself, in writing and for free.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
} satisfies RawPage;
