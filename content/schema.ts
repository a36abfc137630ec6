import { z } from 'zod';
import { routes } from './routes';

/** Building blocks of all content. Each message finishes the sentence "field: …". */

const got = (input: unknown) => (input === undefined ? 'nothing is there' : `got ${JSON.stringify(input)}`);

export const text = z
  .string({ error: ({ input }) => `expected some text, ${got(input)}` })
  .refine((value) => value.trim() !== '', { error: ({ input }) => `expected some text, ${got(input)}` });

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${got(input)}` });

export const href = z
  .string({ error: ({ input }) => `expected a link, ${got(input)}` })
  .refine(
    (value) =>
      /^(https:\/\/|tel:\+|mailto:)\S+$/.test(value) ||
      /^\/guides\/[a-z0-9-]+\.pdf$/.test(value) ||
      (/^\S+$/.test(value) && (routes as readonly string[]).includes(value.split('#')[0] || '/')),
    { error: ({ input }) => `expected a route of the site (${routes.join(', ')}), a guide (/guides/name.pdf) or an address that starts with https://, tel:+ or mailto:, ${got(input)}` },
  );

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
export const icon = z.enum(iconNames, { error: ({ input }) => `expected one of the icons ${iconNames.join(', ')}, ${got(input)}` });

/** A picture says in words what it shows, or is marked as decoration and says nothing. */
export const picture = z
  .strictObject({
    src: z.string().regex(/^\/(pictures|films)\/[a-z0-9-]+\.(svg|jpg|png)$/, 'expected the address of a file in public/, for example /pictures/villa.svg'),
    width: z.int('expected the width of the file in pixels').positive('expected the width of the file in pixels'),
    height: z.int('expected the height of the file in pixels').positive('expected the height of the file in pixels'),
    alt: z.string().optional(),
    decorative: z.literal(true).optional(),
  })
  .refine(({ alt, decorative }) => decorative || (alt ?? '').trim() !== '', {
    path: ['alt'],
    error: 'expected a sentence that says what the picture shows, or decorative: true',
  });

export const link = z.strictObject({ text, href });

/** Who at the company confirmed a claim, and when; null until somebody has. */
export const approved = z.strictObject({ by: text, on: date }).nullable();

export const claim = z.strictObject({ figure: text, text, approved });

/** What every page has. `canonical` names the page that search engines should list instead of this one. */
export const page = z.strictObject({
  route: z.enum(routes, { error: ({ input }) => `expected one of the routes in content/routes.ts, ${got(input)}` }),
  title: text,
  description: text,
  canonical: z.enum(routes).optional(),
  updated: date,
});

export const hero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link.optional(),
  surface: z.enum(['dawn', 'sky', 'dusk']).default('dawn'),
});

export const formSection = z.strictObject({
  id: text,
  heading: text,
  line: text,
  promises: z.array(z.strictObject({ icon, text })).min(1, 'expected one promise or more'),
});

export const faq = z.strictObject({
  categories: z
    .array(z.strictObject({ name: text, questions: z.array(z.strictObject({ question: text, answer: text })).min(1, 'expected one question or more') }))
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

export const site = z.strictObject({
  name: text,
  legalName: text,
  tagline: text,
  phone: z.strictObject({ display: text, href }),
  email: z.strictObject({ display: text, href }),
  whatsappNumber: z.string().regex(/^\d{8,15}$/, 'expected a number in digits alone, country code first, for example 919876543210'),
  leadInbox: z.strictObject({ name: text, email: z.email('expected an e-mail address') }),
  replyTime: z.strictObject({ text, approved }),
  social: z.array(link).length(3, 'expected three links'),
});

export const navigation = z.strictObject({
  skip: text,
  menu: z.strictObject({ open: text, close: text, label: text }),
  links: z.array(link).length(5, 'expected five links'),
  action: link,
  bar: z.strictObject({ label: text, call: text, whatsapp: text, quote: link, greeting: text }),
  footer: z.strictObject({
    label: text,
    groups: z.array(z.strictObject({ heading: text, links: z.array(link).min(1, 'expected one link or more') })),
    legal: z.array(link),
    contact: text,
    social: text,
    cities: z.strictObject({ heading: text, names: z.array(text) }),
    copyright: text,
  }),
});

const field = z.strictObject({ label: text, why: text.optional(), hint: text.optional() });
const fields = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, typeof field>);
const option = z.strictObject({ value: z.string(), text });

/** Words that all four forms share; each form adds its own. */
const formWords = {
  requiredNote: text,
  optional: text,
  blank: text,
  consent: z.array(z.union([text, link])).min(1, 'expected the words of the consent'),
  submit: text,
  sending: text,
  success: text,
  failure: text,
  next: z.strictObject({ heading: text, steps: z.array(text).min(1, 'expected one step or more') }),
  help: z.strictObject({ heading: text, text, retry: text, call: text, whatsapp: text }),
  arrived: z.strictObject({ heading: text, text }),
  edited: text,
  earlier: text,
  asleep: z.strictObject({ text, call: text, whatsapp: text, email: text }),
  tooLong: text,
  phone: z.strictObject({ display: text, href }),
  email: z.strictObject({ display: text, href }),
  whatsappNumber: text,
  recipient: z.strictObject({ name: text, email: text }),
};

export const landingForm = z.strictObject({
  ...formWords,
  fields: fields('fullName', 'whatsapp', 'electricityBill', 'pinCode', 'city', 'email'),
  bills: z.array(option).length(5, 'expected the five bill ranges'),
});

export const commercialForm = z.strictObject({
  ...formWords,
  consentAlert: text,
  fields: fields('name', 'companyName', 'whatsapp', 'city', 'pinCode', 'monthlyBill'),
  bills: z.array(option).length(4, 'expected a placeholder and three ranges'),
});

export const housingForm = z.strictObject({
  ...formWords,
  consentAlert: text,
  fields: fields('housingSociety', 'name', 'pinCode', 'city', 'whatsapp', 'electricityBill', 'designation', 'agmApproval'),
  bills: z.array(option).length(3, 'expected three ranges'),
  designations: z.array(option).length(4, 'expected the four designations'),
  agmApprovals: z.array(option).length(3, 'expected the three answers'),
});

export const leadForm = z.strictObject({
  ...formWords,
  tabs: z.strictObject({ label: text, residential: text, housing: text, commercial: text }),
  fields: fields('fullName', 'pinCode', 'whatsappNumber', 'societyName', 'companyName', 'city'),
  commercialNext: z.strictObject({ text, whatsapp: text, link }),
});

export type Site = z.output<typeof site>;
export type Navigation = z.output<typeof navigation>;
export type Page = z.output<typeof page>;
export type LinkContent = z.output<typeof link>;
export type HeroContent = z.output<typeof hero>;
export type FormSectionContent = z.output<typeof formSection>;
export type OptionContent = z.output<typeof option>;
export type LandingFormContent = z.output<typeof landingForm>;
export type CommercialFormContent = z.output<typeof commercialForm>;
export type HousingFormContent = z.output<typeof housingForm>;
export type LeadFormContent = z.output<typeof leadForm>;
/** What the shared parts of a form need of its words. */
export type FormWords = Pick<LandingFormContent, keyof typeof formWords>;
