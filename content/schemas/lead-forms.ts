import { z } from 'zod';
import { href } from '../../lib/content/address';
import { mapValues, omitUndefined } from '../../lib/content/objects';
import { link, some, texts } from '../../lib/content/parts';
import { text, textNaming } from '../../lib/content/text';
import { type BillRange, fieldKinds, type FormDescription } from '../../lib/leads/description';
import type { Company, OutboxLabels } from './site';

/** When the company answers, and which steps follow. A form shows this before and after it is sent. */
const next = { answer: text, steps: some(text, 'step') };

const billRange = z.strictObject({
  below: z.number().optional(),
  upTo: z.number().optional(),
}) satisfies z.ZodType<BillRange>;

/**
 * Whether the bills of a question's options ascend and the last has no upper end. Also true if no option has a bill.
 */
function ascend(options: { bill?: BillRange }[]): boolean {
  const ends = options.flatMap(({ bill }) => (bill ? [bill.below ?? bill.upTo ?? Infinity] : []));
  if (ends.length === 0) return true;
  return (
    ends.length === options.length && ends.at(-1) === Infinity && ends.every((end, i) => i === 0 || end > ends[i - 1]!)
  );
}

/** The schema of one question of a form: how it is asked, how its answer is sent, and the words around it. */
const field = z.strictObject({
  /** The name of the field. Leads are sent with this name, so it must never be changed. */
  name: text,
  kind: z.enum(fieldKinds),
  /**
   * With `true`, the browser refuses to send the form without an answer. With `marked`, the question looks required,
   * but the form can be sent without an answer.
   */
  required: z.union([z.literal(true), z.literal('marked')]).optional(),
  /** The option that is chosen when the form opens. Without it, no option is chosen. */
  initial: text.optional(),
  /** The tabs of the form that ask this question. Without it, all tabs do. */
  tabs: z.array(text).optional(),
  /** The question after which the form asks this one, if the message has a different order. */
  askedAfter: text.optional(),
  /** The label of the answer in the message to the company, for leads from pages in any language. */
  sentAs: text,
  label: text,
  /** The reason why the form asks this question, shown under the label. */
  why: text.optional(),
  /** The hint under an answer that looks wrong but can still be sent, such as a phone number with too few digits. */
  hint: text.optional(),
  /** The error under a required question that has no answer, shown when the browser refuses to send the form. */
  missing: text.optional(),
  /** The first line of a drop-down list, which asks the visitor to choose and is not an option itself. */
  placeholder: text.optional(),
  /**
   * The options of a question. `value` is sent to the company and must never be changed; `shown` is the text on the
   * page. `bill` is the range of bills that an option stands for, by which a calculator can choose the option.
   */
  options: z.array(z.strictObject({ value: text, shown: text, bill: billRange.optional() })).optional(),
  /** The reason for the question as the privacy policy gives it. */
  purpose: text,
});

type Field = z.output<typeof field>;

/**
 * The fields that only some kinds of questions have, each with the condition under which a question needs the field.
 */
const NEEDS: readonly [keyof Field, (field: Field) => boolean][] = [
  ['hint', ({ kind }) => /^phone|^(pin|email)$/.test(kind)],
  ['missing', ({ required }) => required === 'marked'],
  ['placeholder', ({ kind }) => kind === 'list'],
  ['options', ({ kind }) => kind === 'choice' || kind === 'list'],
];

/**
 * Reports a field that is missing though it is needed, or that is there though the question or form must not have it.
 */
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
export const sharedFormLabels = z.strictObject({
  requiredNote: text,
  optional: text,
  /** The error texts for fields with which the browser refuses to send the form. */
  wrong: z.strictObject({ empty: text, blank: text, email: text, choice: text, consent: text }),
  /**
   * The sentence by which the visitor agrees, as texts and links. The text after the last link is '' in a language
   * whose sentence ends with a link.
   */
  consent: z.array(z.union([z.string(), link])).min(1, 'expected the words of the consent'),
  sending: text,
  /** The heading over the message of success, in a form that shows an alert before the message. */
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
    blocked: text,
    /** The text that replaces `text` when the visitor can leave the enquiry on the device to be sent later. */
    textToWait: text,
    ...texts('retry call whatsapp wait waitPaused full'),
  }),
  /**
   * The words about an enquiry that the visitor has left on the device to be sent later. Other such words are in
   * site/outbox.
   */
  kept: z.strictObject({ waiting: z.strictObject({ heading: text, text }) }),
  arrived: z.strictObject({ heading: text, text }),
  restored: z.strictObject({ text, clear: text }),
  edited: text,
  earlier: text,
  /** The words that a form shows when it cannot be sent because its scripts are switched off or did not load. */
  otherWays: z.strictObject({
    noScripts: text,
    /** The offer to reload a page that was opened before the site was last updated. */
    stale: text,
    reload: text,
    text,
    ...texts('call whatsapp email'),
  }),
  tooLong: textNaming('field'),
  again: text,
  /**
   * The words before a lead that the visitor sends by WhatsApp because it could not be sent otherwise. They are '' in
   * the language in which leads are written.
   */
  beforeLead: z.string(),
});

/** The schema of a form's file: how the form works, its questions, and the words that other forms do not share. */
export const leadFormFile = z
  .strictObject({
    name: z.enum(['landing', 'commercial', 'housing', 'tabbed']),
    /**
     * How the mail service gets a lead: with `fields`, as one parameter for each answer; with `message`, as one text
     * with a line for each answer.
     */
    sent: z.enum(['fields', 'message']),
    /** The fields from which the mail service takes the sender's name and e-mail address. */
    sender: z.strictObject({ name: text, email: text }).optional(),
    /** What refuses to send a form without consent: the browser itself, or the form's script, which shows an alert. */
    consent: z.enum(['browser', 'alert']),
    /** Where the form says whether a lead was sent: on the page, or in an alert. */
    outcome: z.enum(['page', 'alert']),
    /**
     * The tabs of the form. The first tab is open at first. The chosen tab is the first line of the message, with
     * `sentAs` as the label.
     */
    tabs: z
      .strictObject({
        sentAs: text,
        label: text,
        names: z.record(z.string(), z.strictObject({ sent: text, shown: text })),
      })
      .optional(),
    ...texts('submit success failure'),
    /** The text of the alert for missing consent, in a form with `consent: alert`. */
    consentAlert: text.optional(),
    /**
     * The words for a tab that asks for no phone number: `before` is shown above its questions, the others after the
     * lead was sent.
     */
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

type Shared = z.output<typeof sharedFormLabels>;

/** The words of one question of a form in one language. */
export type FieldLabels = Pick<Field, 'label' | 'why' | 'hint' | 'missing' | 'placeholder'> & { options?: string[] };

/** The contact details that a form shows, and the recipient of its leads. */
type Contact = Pick<Company, 'phone' | 'email' | 'whatsapp'> & { recipient: Company['leadInbox'] };

/** The words of a lead form in one language, with those of its questions by the names of their fields. */
export type LeadFormLabels = Omit<Shared, 'kept'> &
  Pick<LeadFormFile, 'submit' | 'success' | 'failure' | 'consentAlert' | 'withoutNumber'> &
  Contact & {
    fields: Record<string, FieldLabels>;
    tabs?: { label: string; names: Record<string, string> };
    kept: Pick<OutboxLabels, 'waiting' | 'sending' | 'stopped' | 'unknown' | 'keptUntil' | 'remove'>;
    /** The name of each town by its id, to fill in the town that the visitor chose in a calculator. */
    towns: Record<string, string>;
    /** The first words of a WhatsApp chat that the visitor opens from the form. */
    greeting: string;
  };

/** A lead form as a page shows it: its description, and its words in one language. */
export interface LeadFormContent {
  form: FormDescription;
  labels: LeadFormLabels;
}

/** The description of a form, without the words of any language. */
export const descriptionOf = ({ name, sent, sender, consent, outcome, tabs, fields }: LeadFormFile): FormDescription =>
  omitUndefined({
    ...{ name, sent, sender, consent, outcome },
    tabs: tabs && { label: tabs.sentAs, names: mapValues(tabs.names, ({ sent }) => sent) },
    fields: fields.map(({ name, kind, required, sentAs, options, initial, tabs, askedAfter }) =>
      omitUndefined({
        ...{ name, kind, required, label: sentAs },
        options: options?.map(({ value }) => value),
        bills: options?.[0]?.bill && options.map(({ bill }) => bill!),
        ...{ initial, tabs, askedAfter },
      }),
    ),
  });

/** The words of a form in one language, from the form's own file and from files that several forms share. */
export const formLabelsOf = (
  { submit, success, failure, consentAlert, withoutNumber, tabs, fields }: LeadFormFile,
  { kept, ...shared }: Shared,
  { waiting, sending, stopped, unknown, keptUntil, remove }: OutboxLabels,
  lent: Contact & Pick<LeadFormLabels, 'towns' | 'greeting'>,
): LeadFormLabels =>
  omitUndefined({
    ...shared,
    kept: { waiting: { ...kept.waiting, send: waiting.send }, sending, stopped, unknown, keptUntil, remove },
    ...{ submit, success, failure, consentAlert, withoutNumber },
    tabs: tabs && { label: tabs.label, names: mapValues(tabs.names, ({ shown }) => shown) },
    fields: Object.fromEntries(
      fields.map(({ name, label, why, hint, missing, placeholder, options }) => [
        name,
        omitUndefined({ label, why, hint, missing, placeholder, options: options?.map(({ shown }) => shown) }),
      ]),
    ),
    ...lent,
  });
