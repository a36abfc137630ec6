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
  fullStop: text,
  breadcrumb: text,
  carousel: carouselLabels,
  sources: text,
});

export const reloadOfferLabels = z.strictObject({ text, kept: text, reload: text });
export type ReloadOfferLabels = z.output<typeof reloadOfferLabels>;

const notice = z.strictObject({ heading: text, text });
const toSend = notice.extend({ send: text });

export const outboxLabels = z.strictObject({
  label: text,
  asked: textNaming('when'),
  sending: notice,
  waiting: toSend,
  stopped: toSend,
  unknown: toSend,
  sent: notice,
  keptUntil: textNaming('date'),
  ...texts('blocked full overdue remove close'),
});
export type OutboxLabels = z.output<typeof outboxLabels>;

const both = z.strictObject({ on: text, off: text });

/**
 * Sentences of the privacy policy: `on` if the site counts visits, `off` if not. For `sent` and `reading`: `on` if a
 * lead says where the visitor came from. Where `off` is missing, the policy has no sentence instead.
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
    /** Used where there is little room, such as in long page titles, breadcrumbs and under the icon on a phone. */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
    tagline: text,
    hours: detail,
    replyTime: detail,
    /** `doubt` is a note for whoever approves the name. */
    plan: z.strictObject({ name: text, doubt: text.optional(), approved }),
    /** In place of a fact that the company has not supplied, a note stands in square brackets. */
    details: each(names('officerEmail address officer courts answerTime keepEnquiries keepLogs'), detail),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

export type Company = z.output<typeof company> & { founded: string };
