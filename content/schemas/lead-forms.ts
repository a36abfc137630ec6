import { z } from 'zod';
import { link } from './blocks';
import { text } from './text';
import { mail, phone, whatsapp } from './address';
import { got } from './got';
import { outboxWords } from './outbox';

const field = z.strictObject({ label: text, why: text.optional(), missing: text.optional(), hint: text.optional() });
const fields = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, typeof field>);
const option = z.strictObject({ value: z.string(), text: z.string() });
type Option = z.output<typeof option>;

const shown = (value: string): Option => ({ value, text: value });
const listed = (expected: Option[]) => expected.map(({ text }) => JSON.stringify(text)).join(', ');

/** The choices of a question, all of them and in this order: leads are read, sorted and counted by them. */
const choices = (...expected: Option[]) =>
  z.array(option).superRefine((given, context) => {
    if (given.length !== expected.length) {
      context.addIssue(
        `expected these ${expected.length} choices in this order: ${listed(expected)}, got ${given.length}`,
      );
      return;
    }
    expected.forEach((right, index) => {
      for (const key of ['value', 'text'] as const) {
        const is = given[index]?.[key];
        if (is !== right[key])
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `expected ${JSON.stringify(right[key])}, ${got(is)}`,
          });
      }
    });
  });

const largeBills = ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'].map(shown);

const steps = z.array(text).min(1, 'expected one step or more');

/** Words that all four forms share; each form adds its own. */
const formWords = {
  requiredNote: text,
  optional: text,
  /** Said beside a field that stops a send. */
  wrong: z.strictObject({ empty: text, blank: text, email: text, choice: text, consent: text }),
  consent: z.array(z.union([text, link])).min(1, 'expected the words of the consent'),
  submit: text,
  sending: text,
  success: text,
  failure: text,
  /** Told in the page where the outcome itself is told by an alert. */
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
    retry: text,
    call: text,
    whatsapp: text,
    wait: text,
    waitPaused: text,
    full: text,
  }),
  /** Told of an enquiry that its visitor has left to wait on the device. */
  kept: outboxWords.pick({ waiting: true, sending: true, stopped: true, unknown: true, remove: true }),
  arrived: z.strictObject({ heading: text, text }),
  restored: z.strictObject({ text, clear: text }),
  edited: text,
  earlier: text,
  asleep: z.strictObject({ noScripts: text, text, call: text, whatsapp: text, email: text }),
  tooLong: text.includes('{field}', 'expected {field} where the name of the longest field goes'),
  again: text,
  phone,
  email: mail,
  whatsapp,
  /** The first words of a chat that is opened from the form. */
  greeting: text,
  recipient: z.strictObject({ name: text, email: text }),
};

export const landingForm = z.strictObject({
  ...formWords,
  fields: fields('fullName', 'whatsapp', 'electricityBill', 'pinCode', 'city', 'email'),
  bills: choices(...['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000'].map(shown)),
});

export const commercialForm = z.strictObject({
  ...formWords,
  consentAlert: text,
  fields: fields('name', 'companyName', 'whatsapp', 'city', 'pinCode', 'monthlyBill'),
  bills: choices({ value: '', text: 'Billing amount' }, ...largeBills),
});

export const housingForm = z.strictObject({
  ...formWords,
  consentAlert: text,
  fields: fields(
    'housingSociety',
    'name',
    'pinCode',
    'city',
    'whatsapp',
    'electricityBill',
    'designation',
    'agmApproval',
  ),
  bills: choices(...largeBills),
  designations: choices(...['Management committee member', 'Resident', 'Builder', 'Facility Manager'].map(shown)),
  agmApprovals: choices(
    ...['We already have AGM approval', 'We are in process of getting AGM approval', 'We do not have AGM approval'].map(
      shown,
    ),
  ),
});

export const leadForm = z.strictObject({
  ...formWords,
  tabs: z.strictObject({ label: text, residential: text, housing: text, commercial: text }),
  fields: fields('fullName', 'pinCode', 'whatsappNumber', 'societyName', 'companyName', 'city'),
  commercialNext: z.strictObject({ heading: text, text, whatsapp: text, link, steps }),
});

export type OptionContent = Option;
export type LandingFormContent = z.output<typeof landingForm>;
export type CommercialFormContent = z.output<typeof commercialForm>;
export type HousingFormContent = z.output<typeof housingForm>;
export type LeadFormContent = z.output<typeof leadForm>;
/** What the shared parts of a form need of its words. */
export type FormWords = Pick<LandingFormContent, keyof typeof formWords>;
