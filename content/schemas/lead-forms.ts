import { z } from 'zod';
import { href } from '../../lib/words/address';
import { given, mapped } from '../../lib/words/objects';
import { link, names, some, texts } from '../../lib/words/parts';
import { text, textNaming } from '../../lib/words/text';
import type { Company, OutboxWords } from './site-words';

/**
 * How a question is answered: typed (these kinds differ in keyboard and autofill; `text` has no autofill), by a row of
 * buttons (`choice`) or from a drop-down list (`list`).
 */
const kinds = names('personName organisation phone phoneAsText pin town email text choice list');

/** When somebody answers, which a form says before it is sent too, and what follows. */
const next = { answer: text, steps: some(text, 'step') };

/** The bills of an option: below or up to an amount in ₹ a month. The last option has neither: it takes what is left. */
const billRange = z.strictObject({ below: z.number().optional(), upTo: z.number().optional() });
export type BillRange = z.output<typeof billRange>;

/** Whether the bills of a question's options ascend to an open end; a question about something else has none. */
function ascend(options: { bill?: BillRange }[]): boolean {
  const ends = options.flatMap(({ bill }) => (bill ? [bill.below ?? bill.upTo ?? Infinity] : []));
  if (ends.length === 0) return true;
  return (
    ends.length === options.length && ends.at(-1) === Infinity && ends.every((end, i) => i === 0 || end > ends[i - 1]!)
  );
}

/** The schema of one question of a form: how it is asked, how its answer is sent, and its words. */
const field = z.strictObject({
  /** The name of the field. It is sent, and never edited. */
  name: text,
  kind: z.enum(kinds),
  /**
   * With `true` the browser sends no form without an answer; with `marked` the question is marked as required, but the
   * form is sent without an answer too.
   */
  required: z.union([z.literal(true), z.literal('marked')]).optional(),
  /** The option that is chosen at first; none when left out. */
  initial: text.optional(),
  /** The tabs of the form that contain this question; all when left out. */
  tabs: z.array(text).optional(),
  /** The question that stands before this one in the form, if that is not the one before it in the message. */
  askedAfter: text.optional(),
  /** The label of an answer in the message to the company, from pages in any language. */
  sentAs: text,
  label: text,
  /** The reason for a question of a form, shown under its label. */
  why: text.optional(),
  /** The hint under an answer that looks wrong but can still be sent, such as a phone number with too few digits. */
  hint: text.optional(),
  /** The error under a required question without an answer, when the browser has refused to send the form. */
  missing: text.optional(),
  /** The first line of a drop-down list. It asks for a choice and is not an option itself. */
  placeholder: text.optional(),
  /**
   * The options of a question: what is sent, which is never edited, and what the page shows. `bill` says which bills an
   * option stands for: a calculator chooses it by that.
   */
  options: z.array(z.strictObject({ value: text, shown: text, bill: billRange.optional() })).optional(),
  /** Why the question is asked, as the privacy policy says it. */
  purpose: text,
});

type Field = z.output<typeof field>;

/** Whether a field of a question's words goes with the question, and which questions need it. */
const NEEDS: readonly [keyof Field, (field: Field) => boolean][] = [
  ['hint', ({ kind }) => /^phone|^pin$/.test(kind)],
  ['missing', ({ required }) => required === 'marked'],
  ['placeholder', ({ kind }) => kind === 'list'],
  ['options', ({ kind }) => kind === 'choice' || kind === 'list'],
];

/** Reports a field that is there though it may not be, or the other way round. */
function need(context: z.RefinementCtx, name: string, isThere: boolean, isNeeded: boolean, where: string) {
  const message = isThere ? `expected no such field ${where}` : 'expected some text, nothing is there';
  if (isThere !== isNeeded) context.addIssue({ code: 'custom', path: [name], message });
}

const completeField = field.superRefine((given, context) => {
  for (const [name, isNeeded] of NEEDS)
    need(context, name, given[name] !== undefined, isNeeded(given), 'for a question of this kind');
  if (!ascend(given.options ?? []))
    context.addIssue({
      code: 'custom',
      path: ['options'],
      message: 'expected a bill in every option, each higher than the one before, and the last one open: bill: {}',
    });
});

/** The schema of the words that all lead forms share. */
export const sharedFormWords = z.strictObject({
  requiredNote: text,
  optional: text,
  /** The errors under a field for which the browser refuses to send the form. */
  wrong: z.strictObject({ empty: text, blank: text, email: text, choice: text, consent: text }),
  /** The words of the consent and its links. The words after the last link are '' in a language that has none there. */
  consent: z.array(z.union([z.string(), link])).min(1, 'expected the words of the consent'),
  sending: text,
  /** The headings over the outcome, in a form that first tells it by an alert. */
  sent: text,
  notSent: text,
  inDoubt: text,
  next: z.strictObject({ heading: text, ...next }),
  number: z.strictObject({ text: textNaming('number'), whatsapp: text }),
  help: z.strictObject({
    heading: text,
    doubt: text,
    text,
    textInDoubt: text,
    /** In place of `text` where the enquiry may wait on the device. */
    textToWait: text,
    ...texts('retry call whatsapp wait waitPaused full'),
  }),
  /** The words about a lead that its visitor has left in the outbox to be sent later. The rest is that of the outbox. */
  kept: z.strictObject({ waiting: z.strictObject({ heading: text, text }) }),
  arrived: z.strictObject({ heading: text, text }),
  restored: z.strictObject({ text, clear: text }),
  edited: text,
  earlier: text,
  /** The words that a form shows when it cannot be sent because its scripts are off or did not load. */
  otherWays: z.strictObject({
    noScripts: text,
    /** The offer to reload a page that was opened before the last update of the site. */
    stale: text,
    reload: text,
    text,
    ...texts('call whatsapp email'),
  }),
  tooLong: textNaming('field'),
  again: text,
  /**
   * The words before a lead that its visitor sends by WhatsApp because it could not be sent. They are '' in the
   * language in which leads are written.
   */
  beforeLead: z.string(),
});

/** The schema of a form: its description, what it asks, and the words that no other form has. */
export const leadFormFile = z
  .strictObject({
    name: z.enum(['landing', 'commercial', 'housing', 'tabbed']),
    /** How the mail service gets a lead: each answer under the name of its field, or one message with a line for each. */
    sent: z.enum(['fields', 'message']),
    /** The fields of a form that the mail service also gets as name and e-mail address of the sender. */
    sender: z.strictObject({ name: text, email: text }).optional(),
    /** What stops a form that is sent without consent: the browser, or the form's script with an alert. */
    consent: z.enum(['browser', 'alert']),
    /** Where the form tells whether a lead was sent: in the page, or in an alert. */
    outcome: z.enum(['page', 'alert']),
    /** The label and the name of the chosen tab are the first line of the message. The first tab is open at first. */
    tabs: z
      .strictObject({
        sentAs: text,
        label: text,
        names: z.record(z.string(), z.strictObject({ sent: text, shown: text })),
      })
      .optional(),
    ...texts('submit success failure'),
    /** The alert of a form whose consent the browser does not ask for. */
    consentAlert: text.optional(),
    /** The words for a tab that asks for no phone number: `before` over its questions, the others after a lead was sent. */
    withoutNumber: z
      .strictObject({
        before: text,
        heading: text,
        text,
        whatsapp: text,
        link: z.strictObject({ text, href }),
        ...next,
      })
      .optional(),
    fields: some(completeField, 'question'),
  })
  .superRefine(({ consent, consentAlert, tabs, fields, withoutNumber }, context) => {
    need(context, 'consentAlert', consentAlert !== undefined, consent === 'alert', 'in this form');
    const lacksNumber = Object.keys(tabs?.names ?? {}).some(
      (tab) => !fields.some((each) => /^phone/.test(each.kind) && (each.tabs ?? [tab]).includes(tab)),
    );
    need(context, 'withoutNumber', withoutNumber !== undefined, lacksNumber, 'in this form');
  });
export type LeadFormFile = z.output<typeof leadFormFile>;

type Shared = z.output<typeof sharedFormWords>;

export type FieldKind = Field['kind'];

/** What a question asks and how its answer is sent, without the words of any language. */
export interface FieldDescription extends Pick<Field, 'name' | 'kind' | 'required' | 'initial' | 'askedAfter'> {
  /** The label of an answer in the message to the company. */
  label: string;
  tabs?: readonly string[];
  /** What is sent of the options of which the visitor chooses one. */
  options?: readonly string[];
  /** In the question for the electricity bill: the bills of each option, ascending. */
  bills?: readonly BillRange[];
}

/**
 * What a form asks and how it sends the answers. Labels and options are sent to the company exactly as its file has them,
 * from pages in any language.
 */
export interface FormDescription extends Pick<LeadFormFile, 'name' | 'sent' | 'sender' | 'consent' | 'outcome'> {
  tabs?: { label: string; names: Readonly<Record<string, string>> };
  /** In the order in which they are sent. */
  fields: readonly FieldDescription[];
}

/** The words of one question of a form. */
export type FieldWords = Pick<Field, 'label' | 'why' | 'hint' | 'missing' | 'placeholder'> & { options?: string[] };

/** The contact details that a form shows, and the recipient of its leads. */
type Contact = Pick<Company, 'phone' | 'email' | 'whatsapp'> & { recipient: Company['leadInbox'] };

/** The words of any lead form, with those of its questions by field name. */
export type LeadFormWords = Omit<Shared, 'kept'> &
  Pick<LeadFormFile, 'submit' | 'success' | 'failure' | 'consentAlert' | 'withoutNumber'> &
  Contact & {
    fields: Record<string, FieldWords>;
    tabs?: { label: string; names: Record<string, string> };
    kept: Pick<OutboxWords, 'waiting' | 'sending' | 'stopped' | 'unknown' | 'keptUntil' | 'remove'>;
    /** The names of towns by id, for a town that a calculator has passed to the form. */
    towns: Record<string, string>;
    /** The first words of a WhatsApp chat that is opened from the form. */
    greeting: string;
  };

/** A lead form as a page shows it: its description, and its words in one language. */
export interface LeadFormContent {
  form: FormDescription;
  words: LeadFormWords;
}

/** The description of a form, without the words of any language. */
export const descriptionOf = ({ name, sent, sender, consent, outcome, tabs, fields }: LeadFormFile): FormDescription =>
  given({
    ...{ name, sent, sender, consent, outcome },
    tabs: tabs && { label: tabs.sentAs, names: mapped(tabs.names, ({ sent }) => sent) },
    fields: fields.map(({ name, kind, required, sentAs, options, initial, tabs, askedAfter }) =>
      given({
        ...{ name, kind, required, label: sentAs },
        options: options?.map(({ value }) => value),
        bills: options?.[0]?.bill && options.map(({ bill }) => bill!),
        ...{ initial, tabs, askedAfter },
      }),
    ),
  });

/** The words of a form in one language, from its own file and from what others lend it. */
export const formWordsOf = (
  { submit, success, failure, consentAlert, withoutNumber, tabs, fields }: LeadFormFile,
  { kept, ...shared }: Shared,
  { waiting, sending, stopped, unknown, keptUntil, remove }: OutboxWords,
  lent: Contact & Pick<LeadFormWords, 'towns' | 'greeting'>,
): LeadFormWords =>
  given({
    ...shared,
    kept: { waiting: { ...kept.waiting, send: waiting.send }, sending, stopped, unknown, keptUntil, remove },
    ...{ submit, success, failure, consentAlert, withoutNumber },
    tabs: tabs && { label: tabs.label, names: mapped(tabs.names, ({ shown }) => shown) },
    fields: Object.fromEntries(
      fields.map(({ name, label, why, hint, missing, placeholder, options }) => [
        name,
        given({ label, why, hint, missing, placeholder, options: options?.map(({ shown }) => shown) }),
      ]),
    ),
    ...lent,
  });
