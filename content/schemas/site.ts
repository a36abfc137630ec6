import { z } from 'zod';
import { emailAddress, href, mail, phone, whatsapp } from '../../lib/content/address';
import { names } from '../../lib/content/names';
import { approved, each, exactly, link, oneOrMore, texts } from '../../lib/content/parts';
import { text, textNaming } from '../../lib/content/text';
import { places } from './sections';

const carouselLabels = z.strictObject({
  ...texts('carousel slide'),
  position: textNaming('n', 'total'),
  ...texts('pause play previous next'),
  goTo: textNaming('n'),
});

export const interfaceLabels = z.strictObject({
  /** The mark that ends a sentence in this language. */
  fullStop: text,
  /** The name of the breadcrumbs for screen readers. */
  breadcrumb: text,
  carousel: carouselLabels,
  sources: text,
});

export const reloadOfferLabels = z.strictObject({ text, kept: text, reload: text });
export type ReloadOfferLabels = z.output<typeof reloadOfferLabels>;

const notice = z.strictObject({ heading: text, text });
const toSend = notice.extend({ send: text });

/** The labels of the outbox, which keeps unsent enquiries on the device. */
export const outboxLabels = z.strictObject({
  label: text,
  asked: textNaming('when'),
  sending: notice,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: notice,
  keptUntil: textNaming('date'),
  /** `blocked` says that something blocks the mail service, `full` that the device has no space for an enquiry. */
  ...texts('blocked full overdue remove close'),
});
export type OutboxLabels = z.output<typeof outboxLabels>;

const both = z.strictObject({ on: text, off: text });

/**
 * The sentences of the privacy policy that depend on a setting: `on` is the sentence while the setting is on, `off`
 * while it is off. `sent` and `reading` depend on whether a lead tells where its visitor came from, all others on
 * whether visits are counted. A sentence without `off` is left out while the setting is off.
 */
export const privacy = z.strictObject({
  inShort: both,
  sent: both.pick({ on: true }),
  hosts: both,
  carriers: z.strictObject({ on: text }),
  reading: both,
  counting: both,
  mayReceive: both,
});

/** `greeting` begins a WhatsApp message, `consultation` links to the audience's tab of the consultation form. */
const audience = z.strictObject({ greeting: text, consultation: href });

export const navigation = z.strictObject({
  skip: text,
  menu: z.strictObject(texts('open close label')),
  links: exactly(link, 5, 'five links'),
  action: link,
  bar: z.strictObject(texts('label call whatsapp quote')),
  audiences: each(['anybody', 'home', 'society', 'business'], audience),
  footer: z.strictObject({
    label: text,
    groups: z.array(z.strictObject({ heading: text, links: oneOrMore(link, 'link') })),
    legal: z.array(link),
    ...texts('contact social'),
    /** The link for people who are customers already, beside the ways to reach the company. */
    service: link,
    cities: z.strictObject({ heading: text, places, all: link }),
    copyright: textNaming('year'),
  }),
});

export type Navigation = z.output<typeof navigation> & { outbox: OutboxLabels };
export type Audience = keyof Navigation['audiences'];

const detail = z.strictObject({ text, approved });

export const company = z
  .strictObject({
    name: text,
    /** A short name, for page titles with little room and the icon on a phone. The default is the full name. */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    /** The e-mail address that leads are sent to. The output adds the company's name. */
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
    tagline: text,
    /** The hours in which somebody at the office answers the phone. */
    hours: detail,
    replyTime: detail,
    /** The offer with the savings guarantee. `doubt` is a note for whoever approves the name; no page shows it. */
    plan: z.strictObject({ name: text, doubt: text.optional(), approved }),
    /** Facts for the legal pages that only the company can supply. A missing fact is a note in square brackets. */
    details: each(names('officerEmail address officer courts answerTime keepEnquiries keepLogs'), detail),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

export type Company = z.output<typeof company> & { founded: string };
