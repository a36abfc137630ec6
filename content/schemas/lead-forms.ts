import { z } from 'zod';
import { href } from '../../lib/content/address';
import { mapValues, omitUndefined } from '../../lib/content/objects';
import { link, oneOrMore, texts } from '../../lib/content/parts';
import { text, textNaming } from '../../lib/content/text';
import { type BillRange, fieldKinds, type FormDescription } from '../../lib/leads/description';
import type { Company, OutboxLabels } from './site';

const next = { answer: text, steps: oneOrMore(text, 'step') };

const billRange = z.strictObject({
  below: z.number().optional(),
  upTo: z.number().optional(),
}) satisfies z.ZodType<BillRange>;

/** Whether no option has a range of bills, or all have one, in ascending order, and the last has no upper end. */
function ascend(options: { bill?: BillRange }[]): boolean {
  const ends = options.flatMap(({ bill }) => (bill ? [bill.below ?? bill.upTo ?? Infinity] : []));
  if (ends.length === 0) return true;
  return (
    ends.length === options.length && ends.at(-1) === Infinity && ends.every((end, i) => i === 0 || end > ends[i - 1]!)
  );
}

/** A question of a form. lib/leads/description.ts explains `name`, `required`, `tabs` and `askedAfter`. */
const field = z.strictObject({
  name: text,
  kind: z.enum(fieldKinds),
  required: z.union([z.literal(true), z.literal('marked')]).optional(),
  initial: text.optional(),
  tabs: z.array(text).optional(),
  askedAfter: text.optional(),
  /** `sentAs` is the label in the message to the company, the same for every language. */
  ...texts('sentAs label'),
  ...z.strictObject(texts('why hint missing placeholder')).partial().shape,
  /** The choices. `value` is sent and must never be changed; with `bill`, a calculator can choose the option. */
  options: z.array(z.strictObject({ value: text, shown: text, bill: billRange.optional() })).optional(),
  /** Why the form asks this question, for the table of the privacy policy. */
  purpose: text,
});

type Field = z.output<typeof field>;

/** For each key that only some fields of a form have: whether a field must have it. Other fields must not. */
const NEEDS: readonly [keyof Field, (field: Field) => boolean][] = [
  ['hint', ({ kind }) => /^phone|^(pin|email)$/.test(kind)],
  ['missing', ({ required }) => required === 'marked'],
  ['placeholder', ({ kind }) => kind === 'list'],
  ['options', ({ kind }) => kind === 'choice' || kind === 'list'],
];

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

export const sharedFormLabels = z.strictObject({
  ...texts('requiredNote optional'),
  wrong: z.strictObject({ empty: text, blank: text, email: text, choice: text, consent: text }),
  /** The sentence of consent, in texts and links. The last text is '' in a language whose sentence ends with a link. */
  consent: z.array(z.union([z.string(), link])).min(1, 'expected the words of the consent'),
  sending: text,
  ...texts('sent notSent inDoubt'),
  next: z.strictObject({ heading: text, ...next }),
  number: z.strictObject({ text: textNaming('number'), whatsapp: text }),
  help: z.strictObject({
    ...texts('heading doubt text textInDoubt'),
    /** `textToWait` replaces `text` where the visitor can leave the enquiry on the device. */
    ...texts('textToWait retry call whatsapp wait waitPaused full'),
  }),
  /** The text about an enquiry that is left on the device. Further texts are in site/outbox. */
  kept: z.strictObject({ waiting: z.strictObject({ heading: text, text }) }),
  arrived: z.strictObject({ heading: text, text }),
  restored: z.strictObject({ text, clear: text }),
  ...texts('edited earlier'),
  /** Shown where scripts are switched off or did not load. */
  otherWays: z.strictObject({
    noScripts: text,
    ...texts('stale reload text call whatsapp email'),
  }),
  tooLong: textNaming('field'),
  again: text,
  /** The words before a lead sent by WhatsApp; '' in the language in which leads are written. */
  beforeLead: z.string(),
});

/** The file of a form. lib/leads/description.ts explains `sent`, `sender`, `consent` and `outcome`. */
export const leadFormFile = z
  .strictObject({
    name: z.enum(['landing', 'commercial', 'housing', 'tabbed']),
    sent: z.enum(['fields', 'message']),
    sender: z.strictObject({ name: text, email: text }).optional(),
    consent: z.enum(['browser', 'alert']),
    outcome: z.enum(['page', 'alert']),
    /** The tabs of the form. The first line of the message gives the chosen tab, with the label `sentAs`. */
    tabs: z
      .strictObject({
        ...texts('sentAs label'),
        names: z.record(z.string(), z.strictObject({ sent: text, shown: text })),
      })
      .optional(),
    ...texts('submit success failure'),
    consentAlert: text.optional(),
    /** For a tab that asks for no phone number: `before` is above its questions, the rest appears after a send. */
    withoutNumber: z
      .strictObject({
        ...texts('before heading text whatsapp'),
        link: z.strictObject({ text, href }),
        ...next,
      })
      .optional(),
    fields: oneOrMore(completeField, 'question'),
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

export type FieldLabels = Pick<Field, 'label' | 'why' | 'hint' | 'missing' | 'placeholder'> & { options?: string[] };

type Contact = Pick<Company, 'phone' | 'email' | 'whatsapp'> & { recipient: Company['leadInbox'] };

export type LeadFormLabels = Omit<Shared, 'kept'> &
  Pick<LeadFormFile, 'submit' | 'success' | 'failure' | 'consentAlert' | 'withoutNumber'> &
  Contact & {
    fields: Record<string, FieldLabels>;
    tabs?: { label: string; names: Record<string, string> };
    kept: Omit<OutboxLabels, 'label' | 'asked' | 'sent' | 'overdue' | 'close'>;
    /** The names of the towns by id, for the town that was chosen in a calculator. */
    towns: Record<string, string>;
    greeting: string;
  };

export interface LeadFormContent {
  form: FormDescription;
  labels: LeadFormLabels;
}

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

export const formLabelsOf = (
  { submit, success, failure, consentAlert, withoutNumber, tabs, fields }: LeadFormFile,
  { kept, ...shared }: Shared,
  { waiting, sending, stopped, unknown, keptUntil, blocked, full, remove }: OutboxLabels,
  lent: Contact & Pick<LeadFormLabels, 'towns' | 'greeting'>,
): LeadFormLabels =>
  omitUndefined({
    ...shared,
    kept: {
      waiting: { ...kept.waiting, send: waiting.send },
      ...{ sending, stopped, unknown, keptUntil, blocked, full, remove },
    },
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
