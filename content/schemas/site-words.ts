import { z } from 'zod';
import { emailAddress, href, mail, phone, whatsapp } from '../../lib/words/address';
import { approved, exactly, link, some, texts } from '../../lib/words/parts';
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
  /** The mark that ends a sentence. */
  fullStop: text,
  /** What screen readers call the way from the first page to this one. */
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

const detail = z.strictObject({ text, approved });

/** The schema of the company's file. */
export const company = z
  .strictObject({
    name: text,
    /**
     * A short name for the company, used in page titles that would be too long, and under the site's icon on a phone.
     * When left out, the full name is used.
     */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    /** The inbox to which leads are sent, with the company's name. */
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
    tagline: text,
    /** The office hours in which somebody answers the phone. */
    hours: detail,
    replyTime: detail,
    /** Facts for the legal pages that only the company can supply. Square brackets mark those that are missing. */
    details: z.strictObject({
      officerEmail: detail,
      address: detail,
      officer: detail,
      courts: detail,
      answerTime: detail,
      keepEnquiries: detail,
      keepLogs: detail,
    }),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

/** The company as the pages of one language present it: its facts, words and the year in which it was founded. */
export type Company = z.output<typeof company> & { founded: string };
