import { z } from 'zod';
import { href } from '../../lib/words/address';
import { exactly, link, some, texts } from '../../lib/words/parts';
import { text, textNaming } from '../../lib/words/text';
import { places } from './sections';

/** The schema of the names of a carousel's parts and buttons, which screen readers read out. */
const carouselWords = z.strictObject({
  carousel: text,
  slide: text,
  position: textNaming('n', 'total'),
  ...texts('pause play previous next'),
  goTo: textNaming('n'),
});

/** The schema of words for parts of a page that have no content file of their own, such as carousels. */
export const interfaceWords = z.strictObject({
  /** What screen readers call the way from the first page to this one. */
  /** The mark that ends a sentence. */
  fullStop: text,
  breadcrumb: text,
  carousel: carouselWords,
  /** The heading over the sources of a page. */
  sources: text,
});

/** The schema of the words that offer to reload a page, because the site has been updated since it was opened. */
export const stalePageWords = z.strictObject({ text, kept: text, reload: text });

export type StalePageWords = z.output<typeof stalePageWords>;

const told = z.strictObject({ heading: text, text });
const toSend = told.extend({ send: text });

/** The schema of the words about leads in the outbox. */
export const outboxWords = z.strictObject({
  label: text,
  asked: textNaming('when'),
  sending: told,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: told,
  /** Until when the device keeps an enquiry. */
  keptUntil: textNaming('date'),
  remove: text,
  close: text,
});

export type OutboxWords = z.output<typeof outboxWords>;

const both = z.strictObject({ on: text, off: text });

/**
 * The schema of the sentences of the privacy policy that depend on a setting: `sent` and `reading` on whether a lead says
 * where its visit came from, the others on whether visits are counted. A paragraph without `off` is left out then.
 */
export const measuring = z.strictObject({
  inShort: both,
  sent: both.pick({ on: true }),
  hosts: both,
  carriers: z.strictObject({ on: text }),
  reading: both,
  counting: both,
  mayReceive: both,
});

/**
 * The schema of what the page frame says to one kind of customer: the first words of a WhatsApp message, and the link
 * to the tab of the consultation form for them.
 */
const audience = z.strictObject({ greeting: text, consultation: href });

export const navigation = z.strictObject({
  skip: text,
  menu: z.strictObject({ open: text, close: text, label: text }),
  links: exactly(link, 5, 'five links'),
  action: link,
  bar: z.strictObject({ label: text, call: text, whatsapp: text, quote: text }),
  audiences: z.strictObject({ anybody: audience, home: audience, society: audience, business: audience }),
  footer: z.strictObject({
    label: text,
    groups: z.array(z.strictObject({ heading: text, links: some(link, 'link') })),
    legal: z.array(link),
    contact: text,
    social: text,
    cities: z.strictObject({ heading: text, places, all: link }),
    copyright: textNaming('year'),
  }),
});

export type Navigation = z.output<typeof navigation> & { outbox: OutboxWords };
export type Audience = keyof Navigation['audiences'];

/** Whether an address has no characters that separate sources in a Content-Security-Policy header. */
const isPlain = (value: string) =>
  !/[\s;,'"]/.test(value) && URL.canParse(value) && new URL(value).protocol === 'https:';

const address = z
  .string()
  .refine(isPlain, 'expected an address in full, for example https://stats.example.com/script.js');
const origin = z
  .string()
  .refine(
    (value) => isPlain(value) && new URL(value).origin === value,
    'expected https:// and a host name, with no path and no slash at the end, for example https://stats.example.com',
  );

/**
 * The schema of the analytics service, which counts visits without cookies: its script, and what visitors are told
 * about it. Null if there is none.
 */
export const analytics = z
  .strictObject({
    name: text,
    script: address,
    attributes: z
      .record(z.string(), text)
      .refine(
        (given) => Object.keys(given).every((name) => /^data-[a-z0-9-]+$/.test(name)),
        'expected names that begin with data-, in small letters',
      )
      .optional(),
    sendsTo: z.array(origin).min(1, 'expected one address or more that the script sends to'),
    does: text,
    policy: address as unknown as z.ZodType<string, `https://${string}`>,
  })
  .nullable();

export type AnalyticsContent = NonNullable<z.output<typeof analytics>>;
