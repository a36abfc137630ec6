import { z } from 'zod';
import { routes } from './facts/routes';
import { emailAddress, href, mail, phone, whatsapp } from './schemas/address';
import { got } from './schemas/got';
import { outboxWords } from './schemas/outbox';
import { picture, pictureWith } from './schemas/picture';
import { seo } from './schemas/seo';
import { text } from './schemas/text';

export { href, picture, pictureWith, text };

/** Building blocks of all content. Each message finishes the sentence "field: …". */

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${got(input)}` });

export const iconNames = [
  'banknote',
  'building',
  'bulb',
  'calendar',
  'check',
  'download',
  'droplet',
  'factory',
  'home',
  'lift',
  'mail',
  'message',
  'phone',
  'shield',
  'sun',
  'wind',
  'wrench',
] as const;
export const icon = z.enum(iconNames, {
  error: ({ input }) => `expected one of the icons ${iconNames.join(', ')}, ${got(input)}`,
});

export const link = z.strictObject({ text, href });

/**
 * Who at the company confirmed a claim, and when; null until somebody has. `npm run check:launch -- --seal` writes the
 * seal: the fingerprint of what stands beside it, by which a change after the approval is found.
 */
export const approved = z.strictObject({ by: text, on: date, seal: text.optional() }).nullable();

export const claim = z.strictObject({ figure: text, text, approved });

/** What every page has. `updated` is the day on which its words were last changed, which search engines are told. */
export const page = z.strictObject({
  route: z.enum(routes, {
    error: ({ input }) => `expected one of the routes in content/facts/routes.ts, ${got(input)}`,
  }),
  seo,
  updated: date,
});

export const hero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link.optional(),
  picture: picture.optional(),
  surface: z.enum(['dawn', 'sky', 'dusk']).default('dawn'),
});

export const formSection = z.strictObject({
  id: text,
  heading: text,
  line: text,
  promises: z.array(z.strictObject({ icon, text })).min(1, 'expected one promise or more'),
  /** What is promised here and under which terms, in one line. */
  terms: z.strictObject({ text, link }).optional(),
  picture: picture.optional(),
});

export const faq = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        name: text,
        questions: z.array(z.strictObject({ question: text, answer: text })).min(1, 'expected one question or more'),
      }),
    )
    .min(1, 'expected one category or more'),
});

export const newsItem = z.strictObject({
  id: text,
  image: picture,
  title: text,
  date,
  link: href,
  source: text.optional(),
  sample: z.literal(true).optional(),
});

const company = z.strictObject({
  name: text,
  /** Stands for the name where it does not fit: in titles, and under the icon on a phone. The name itself when left out. */
  shortName: text.optional(),
  legalName: text,
  tagline: text,
  phone,
  email: mail,
  whatsapp,
  /** Where leads are sent; they are addressed to the company by its name. */
  leadInbox: emailAddress,
  /** When somebody answers the phone. */
  hours: z.strictObject({ text, approved }),
  replyTime: z.strictObject({ text, approved }),
  social: z.array(link).min(3, 'expected three links or more'),
  browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
});

/** The company, with all that follows from what is written of it. */
export const site = company.transform(({ shortName, leadInbox, ...facts }) => ({
  ...facts,
  shortName: shortName ?? facts.name,
  leadInbox: { name: facts.name, email: leadInbox },
}));

/** Whom a page speaks to: the first words of a WhatsApp message from it, and the consultation form opened at their questions. */
const audience = z.strictObject({ greeting: text, consultation: href });

export const navigation = z.strictObject({
  skip: text,
  menu: z.strictObject({ open: text, close: text, label: text }),
  links: z.array(link).length(5, 'expected five links'),
  action: link,
  bar: z.strictObject({ label: text, call: text, whatsapp: text, quote: text }),
  audiences: z.strictObject({ anybody: audience, home: audience, society: audience, business: audience }),
  outbox: outboxWords,
  footer: z.strictObject({
    label: text,
    groups: z.array(z.strictObject({ heading: text, links: z.array(link).min(1, 'expected one link or more') })),
    legal: z.array(link),
    contact: text,
    social: text,
    cities: z.strictObject({ heading: text, names: z.array(text) }),
    copyright: text.includes('{year}', 'expected {year} where the year of the build goes'),
  }),
});

export type Site = z.output<typeof site>;
export type Navigation = z.output<typeof navigation>;
export type Audience = keyof Navigation['audiences'];
export type Page = z.output<typeof page>;
export type LinkContent = z.output<typeof link>;
export type HeroContent = z.output<typeof hero>;
export type FormSectionContent = z.output<typeof formSection>;
