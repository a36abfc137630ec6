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

function ascend(options: { bill?: BillRange }[]): boolean {
  const ends = options.flatMap(({ bill }) => (bill ? [bill.below ?? bill.upTo ?? Infinity] : []));
  if (ends.length === 0) return true;
  return (
    ends.length === options.length && ends.at(-1) === Infinity && ends.every((end, i) => i === 0 || end > ends[i - 1]!)
  );
}

const field = z.strictObject({
  name: text,
  kind: z.enum(fieldKinds),
  required: z.union([z.literal(true), z.literal('marked')]).optional(),
  initial: text.optional(),
  tabs: z.array(text).optional(),
  askedAfter: text.optional(),
  /** `sentAs` is the label in the message to the company. */
  ...texts('sentAs label'),
  ...z.strictObject(texts('why hint missing placeholder')).partial().shape,
  /** `value` is sent to the company and must never change, because its mailbox may sort leads by it. */
  options: z.array(z.strictObject({ value: text, shown: text, bill: billRange.optional() })).optional(),
  purpose: text,
});

type Field = z.output<typeof field>;

/** A field must have a setting if the function beside the setting returns true, and must not have it otherwise. */
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
  /** The last text is '' in a language in which the consent ends with a link. */
  consent: z.array(z.union([z.string(), link])).min(1, 'expected the words of the consent'),
  sending: text,
  ...texts('sent notSent inDoubt'),
  next: z.strictObject({ heading: text, ...next }),
  number: z.strictObject({ text: textNaming('number'), whatsapp: text }),
  help: z.strictObject({
    ...texts('heading doubt text textInDoubt'),
    ...texts('textToWait retry call whatsapp wait waitPaused full'),
  }),
  kept: z.strictObject({ waiting: z.strictObject({ heading: text, text }) }),
  arrived: z.strictObject({ heading: text, text }),
  restored: z.strictObject({ text, clear: text }),
  ...texts('edited earlier'),
  otherWays: z.strictObject({
    noScripts: text,
    ...texts('stale reload text call whatsapp email'),
  }),
  tooLong: textNaming('field'),
  again: text,
  /** The sentence before a lead in a WhatsApp message; '' in the language in which leads are written. */
  beforeLead: z.string(),
});

export const leadFormFile = z
  .strictObject({
    name: z.enum(['landing', 'commercial', 'housing', 'tabbed']),
    sent: z.enum(['fields', 'message']),
    sender: z.strictObject({ name: text, email: text }).optional(),
    consent: z.enum(['browser', 'alert']),
    outcome: z.enum(['page', 'alert']),
    tabs: z
      .strictObject({
        ...texts('sentAs label'),
        names: z.record(z.string(), z.strictObject({ sent: text, shown: text })),
      })
      .optional(),
    ...texts('submit success failure'),
    consentAlert: text.optional(),
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
    tabs: tabs && { sentAs: tabs.sentAs, names: mapValues(tabs.names, ({ sent }) => sent) },
    fields: fields.map(({ name, kind, required, sentAs, options, initial, tabs, askedAfter }) =>
      omitUndefined({
        ...{ name, kind, required, sentAs },
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
