import { company } from '@/components/layout/company.fixture';
import type { FieldLabels, LeadFormContent } from '@/content/schemas/lead-forms';
import type { FieldDescription, FormDescription } from '@/lib/leads/description';
import { fieldsOf } from '@/lib/leads/questions';
import { commercial, housing, landing, tabbed } from '@/lib/leads/descriptions.fixture';

const shared = {
  towns: { jaunpur: 'Jaunpur' },
  greeting: 'Hello from a roof.',
  submit: 'Send it',
  success: 'Sent successfully!',
  failure: 'Sending failed. Please try again.',
  requiredNote: 'Fields marked * are required.',
  optional: '(optional)',
  wrong: {
    empty: 'Please fill in this field.',
    blank: 'Please fill in this field: there are only spaces in it.',
    email: 'Please write the whole e-mail address, with the @ and what comes after it.',
    choice: 'Please choose one from the list.',
    consent: 'Please tick this box, so that we may answer you.',
  },
  consent: [
    'I agree to the ',
    { text: 'terms of service', href: '/terms-of-service' },
    ' & ',
    { text: 'privacy policy', href: '/privacy-policy' },
  ],
  sending: 'Sending…',
  sent: 'Your request has been sent',
  notSent: 'It was not sent',
  inDoubt: 'We could not confirm that it was sent',
  next: {
    heading: 'What happens next',
    answer: 'Somebody answers today, on WhatsApp or by phone.',
    steps: ['You get a quote.'],
  },
  number: { text: 'We will write to {number}. Wrong?', whatsapp: 'WhatsApp us' },
  help: {
    heading: 'What you typed is still here',
    doubt: 'No clear answer came back: it may have reached us all the same.',
    text: 'Try once more, or reach us another way:',
    textInDoubt: 'Ask us:',
    textToWait: 'It can wait here. Or reach us another way:',
    retry: 'Try again',
    call: 'Call',
    whatsapp: 'Send it by WhatsApp',
    wait: 'Send it when I’m back online',
    waitPaused: 'Send it for me in a while',
    full: 'This device has no room to keep it. Please send it another way.',
  },
  kept: {
    waiting: {
      heading: 'Your enquiry waits on this device',
      text: 'It goes by itself as soon as it can, while you are online with this website open. After 24 hours you are asked first.',
      send: 'Send now',
    },
    sending: { heading: 'Sending your enquiry…', text: 'Please leave this page open.' },
    stopped: { heading: 'Not sent', text: 'It is kept here.', send: 'Send now' },
    unknown: { heading: 'It may have reached us', text: 'No clear answer came back.', send: 'Send again' },
    keptUntil: 'It is deleted on {date}.',
    blocked: 'Something stops our mail service. WhatsApp reaches us:',
    full: 'This device is full. WhatsApp reaches us:',
    remove: 'Remove',
  },
  arrived: {
    heading: 'It did arrive',
    text: 'Your enquiry has reached us. There is no need to send it again.',
  },
  restored: { text: 'Restored from last time.', clear: 'Clear' },
  edited:
    'Your enquiry has reached us as you sent it. What you have changed since has not been sent: if it matters, send again.',
  earlier: 'An earlier version of your enquiry did reach us. This one has not.',
  otherWays: {
    noScripts: 'This form needs JavaScript, which is switched off in this browser. You can reach us another way:',
    stale: 'This page is from before our last update. What you typed is kept.',
    reload: 'Reload',
    text: 'The form is not ready yet on this device. You can reach us another way:',
    call: 'Call',
    whatsapp: 'Write on WhatsApp',
    email: 'Write an e-mail',
  },
  tooLong: 'This is too long to send. Please shorten “{field}”, then send again.',
  again: 'Press send once more, so that we know it was you.',
  beforeLead: '',
  phone: company.phone,
  email: company.email,
  whatsapp: company.whatsapp,
  recipient: company.leadInbox,
};

export const HINTS = {
  phone: 'This does not look like a mobile number. If it is right, carry on.',
  pin: 'This does not look like a PIN code. If it is right, carry on.',
};

const wordsOf = ({ kind, sentAs, required }: FieldDescription): FieldLabels => ({
  label: sentAs,
  why: kind === 'pin' || kind === 'choice' ? `Why we ask: ${sentAs}.` : undefined,
  hint: kind === 'pin' ? HINTS.pin : kind.startsWith('phone') ? HINTS.phone : undefined,
  missing: required === 'marked' ? 'Please choose what comes closest.' : undefined,
  placeholder: kind === 'list' ? 'Please choose' : undefined,
});

const contentOf = (form: FormDescription): LeadFormContent => ({
  form,
  labels: {
    ...shared,
    fields: Object.fromEntries(form.fields.map((field) => [field.name, wordsOf(field)])),
    consentAlert: form.consent === 'alert' ? 'Please agree first.' : undefined,
    ...(form.tabs && {
      tabs: { label: 'Solar for', names: form.tabs.names },
      withoutNumber: {
        before: 'This tab asks for no phone number:',
        heading: 'We have no number for you yet',
        text: 'So that we can answer:',
        whatsapp: 'WhatsApp us your number',
        link: { text: 'or leave it in the commercial enquiry', href: '/commercial' },
        answer: 'Once we have your number, somebody answers.',
        steps: ['You get a quote.'],
      },
    }),
  },
});

export const landingForm = contentOf(landing);
export const commercialForm = contentOf(commercial);
export const housingForm = contentOf(housing);
export const tabbedForm = contentOf(tabbed);

const TYPED = {
  personName: 'Asha Devi',
  organisation: 'Devi Mills',
  phone: '98765 43210',
  phoneAsText: '98765 43210',
  pin: '221001',
  town: 'Jaunpur',
  text: 'Opposite the post office',
  email: 'asha@example.org',
};

const answersTo = (fields: FieldDescription[]): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ kind, sentAs, options }) => [
      sentAs,
      kind === 'choice' || kind === 'list' ? options!.at(-1)! : TYPED[kind],
    ]),
  );

export const allAnswers = ({ form }: LeadFormContent, tab?: string) => answersTo(fieldsOf(form, tab));

export const neededAnswers = ({ form }: LeadFormContent, tab = Object.keys(form.tabs?.names ?? {})[0]) =>
  answersTo(fieldsOf(form, tab).filter(({ required }) => required === true));
