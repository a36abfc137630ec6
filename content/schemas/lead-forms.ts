import { z } from 'zod';
import { link } from './blocks';
import type { FieldDescription, FieldName, FormDescription } from '../facts/forms/description';
import type { Company } from './company';
import { outboxWords } from './outbox';
import { text } from './text';

/** The schema of a field that is required under a condition, and refused otherwise. */
const only = <Schema extends z.ZodType>(needed: boolean, schema: Schema) =>
  (needed ? schema : z.undefined().optional()) as unknown as z.ZodOptional<Schema>;

/** The schema of the words of one question in a form. */
const fieldWords = ({ kind, required, options = [] }: FieldDescription) =>
  z.strictObject({
    label: text,
    /** The reason for a question of a form, shown under its label. */
    why: text.optional(),
    /** The hint under an answer that looks wrong but can still be sent, such as a phone number with too few digits. */
    hint: only(/^phone|^pin$/.test(kind), text),
    /** The error under a required question without an answer, when the browser has refused to send the form. */
    missing: only(required === 'marked', text),
    /** The first line of a drop-down list. It asks for a choice and is not an option itself. */
    placeholder: only(kind === 'list', text),
    /**
     * The options of a question as the page shows them, in the order of the form's description. When left out, the page
     * shows the options that are sent.
     */
    options:
      options.length === 0
        ? only(false, z.array(text))
        : z
            .array(text)
            .length(
              options.length,
              `expected ${options.length} options in the order of ${options.map((option) => JSON.stringify(option)).join(', ')}`,
            )
            .optional(),
  });

const fieldsOf = <Form extends FormDescription>({ fields }: Form) =>
  z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, fieldWords(field)])) as Record<
      FieldName<Form>,
      ReturnType<typeof fieldWords>
    >,
  );

const tabsOf = ({ tabs }: FormDescription) =>
  z.strictObject({
    label: text,
    names: z.strictObject(Object.fromEntries(Object.keys(tabs?.names ?? {}).map((name) => [name, text]))),
  });

/** Whether a form has a tab that asks for no phone number. */
const mayLackNumber = ({ tabs, fields }: FormDescription) =>
  Object.keys(tabs?.names ?? {}).some(
    (tab) => !fields.some((field) => /^phone/.test(field.kind) && (field.tabs ?? [tab]).includes(tab)),
  );

const steps = z.array(text).min(1, 'expected one step or more');

/** The schema of a form's words, made from the form's description. */
export const leadFormWords = <const Form extends FormDescription>(form: Form) =>
  z.strictObject({
    fields: fieldsOf(form),
    tabs: only(form.tabs !== undefined, tabsOf(form)),
    consentAlert: only(form.consent === 'alert', text),
    /** The words shown after a lead was sent from a tab that asks for no phone number. */
    withoutNumber: only(mayLackNumber(form), z.strictObject({ heading: text, text, whatsapp: text, link, steps })),
    /** The names of towns by id, for a town that a calculator has passed to the form. */
    towns: z.record(z.string(), text),
    requiredNote: text,
    optional: text,
    /** The errors under a field for which the browser refuses to send the form. */
    wrong: z.strictObject({ empty: text, blank: text, email: text, choice: text, consent: text }),
    consent: z.array(z.union([text, link])).min(1, 'expected the words of the consent'),
    submit: text,
    sending: text,
    success: text,
    failure: text,
    /** The headings over the outcome, in a form that first tells it by an alert. */
    sent: text,
    notSent: text,
    inDoubt: text,
    next: z.strictObject({ heading: text, steps }),
    number: z.strictObject({
      text: text.includes('{number}', 'expected {number} where the number goes'),
      whatsapp: text,
    }),
    help: z.strictObject({
      heading: text,
      doubt: text,
      text,
      textInDoubt: text,
      /** In place of `text` where the enquiry may wait on the device. */
      textToWait: text,
      retry: text,
      call: text,
      whatsapp: text,
      wait: text,
      waitPaused: text,
      full: text,
    }),
    /** The words about a lead that its visitor has left in the outbox to be sent later. */
    kept: outboxWords.pick({
      waiting: true,
      sending: true,
      stopped: true,
      unknown: true,
      keptUntil: true,
      remove: true,
    }),
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
      call: text,
      whatsapp: text,
      email: text,
    }),
    tooLong: text.includes('{field}', 'expected {field} where the name of the longest field goes'),
    again: text,
    /** The first words of a WhatsApp chat that is opened from the form. */
    greeting: text,
    /**
     * The words before a lead that its visitor sends by WhatsApp because it could not be sent. They are '' in the
     * language in which leads are written.
     */
    beforeLead: z.string(),
  });

type Words<Form extends FormDescription> = z.output<ReturnType<typeof leadFormWords<Form>>>;

/** The contact details that a form shows, and the recipient of its leads. */
type Contact = Pick<Company, 'phone' | 'email' | 'whatsapp'> & { recipient: Company['leadInbox'] };

/** The words of any lead form, with those of its questions by field name. */
export type LeadFormWords = Words<FormDescription> & Contact;
export type FieldWords = LeadFormWords['fields'][string];

/** A lead form as a page shows it: its description, and its words in one language. */
export interface LeadFormContent {
  form: FormDescription;
  words: LeadFormWords;
}
