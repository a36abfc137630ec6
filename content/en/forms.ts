import type { RawWords } from '../schemas/content-files';
import { replyTime } from './company';
import { navigation } from './navigation';
import { outbox } from './outbox';
import { stalePage } from './stale-page';
import { towns } from './towns';
import type { commercial } from '../facts/forms/commercial';
import type { FieldName } from '../facts/forms/description';
import type { housing } from '../facts/forms/housing';
import type { landing } from '../facts/forms/landing';
import type { tabbed } from '../facts/forms/tabbed';

const { audiences } = navigation;

/**
 * The English words of the four lead forms. What they send is the same in every language and is described in
 * content/facts/forms/.
 */

const shared = {
  towns,
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
    { text: 'terms of service', href: 'terms-of-service' },
    ' & ',
    { text: 'privacy policy', href: 'privacy-policy' },
  ] satisfies RawWords['forms']['landing']['consent'],
  sending: 'Sending…',
  sent: 'Your request has been sent',
  notSent: 'It was not sent',
  inDoubt: 'We could not confirm that it was sent',
  next: {
    heading: 'What happens next',
    steps: [
      `A solar adviser answers you ${replyTime.text}, on WhatsApp or by phone.`,
      'Together you and the adviser look at your bill and your roof, and find the size that fits.',
      'You get a written quote. No pressure: book only if you are satisfied.',
    ],
  },
  number: { text: 'We will write to {number}. Wrong?', whatsapp: 'WhatsApp us' },
  help: {
    heading: 'What you typed is still here',
    doubt: 'No clear answer came back: it may have reached us all the same. A second copy does no harm.',
    text: 'You can also reach us another way:',
    textInDoubt: 'You can also ask us whether we have it:',
    textToWait: 'It can wait on this device and go by itself. You can also reach us another way:',
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
      send: outbox.waiting.send,
    },
    sending: outbox.sending,
    stopped: outbox.stopped,
    unknown: outbox.unknown,
    keptUntil: outbox.keptUntil,
    remove: outbox.remove,
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
    stale: `${stalePage.text} ${stalePage.kept}`,
    reload: stalePage.reload,
    text: 'The form is not ready yet on this device. You can reach us another way:',
    call: 'Call',
    whatsapp: 'Write on WhatsApp',
    email: 'Write an e-mail',
  },
  tooLong: 'This is too long to send. Please shorten “{field}”, then send again.',
  again: 'Press send once more, so that we know it was you.',
  beforeLead: '',
};

const mobileHint = 'This does not look like an Indian mobile number of 10 digits. If it is right, carry on.';
const pinHint = 'A PIN code has 6 digits and does not start with 0. If yours is right, carry on.';

const whatsapp = { label: 'WhatsApp number', why: 'We send your quote here.', hint: mobileHint };
const pinCode = { label: 'PIN code', why: 'Sunshine, grid rules and subsidies differ by place.', hint: pinHint };
const city = { label: 'City or town' };

export const landingForm = {
  ...shared,
  greeting: audiences.home.greeting,
  submit: 'Book my free consultation',
  success: 'Your request has been sent successfully!',
  failure: 'Error sending the request. Please try again.',
  fields: {
    fullName: { label: 'Full name' },
    whatsapp,
    electricityBill: {
      label: 'Monthly electricity bill',
      why: 'It tells us what size of solar system suits you.',
      missing: 'Please choose what comes closest.',
    },
    pinCode,
    city,
    email: { label: 'E-mail' },
  },
} satisfies RawWords['forms']['landing'];

export const commercialForm = {
  ...shared,
  greeting: audiences.business.greeting,
  submit: 'Submit enquiry',
  success: 'Your enquiry has been submitted successfully!',
  failure: 'Error submitting the enquiry. Please try again.',
  consentAlert: 'Please agree to the terms and privacy policy.',
  fields: {
    name: { label: 'Your name' },
    companyName: { label: 'Company name' },
    whatsapp,
    city,
    pinCode: { ...pinCode, label: 'Company PIN code' },
    monthlyBill: {
      label: 'Average monthly bill (₹)',
      why: 'It tells us what size of solar plant suits you.',
      placeholder: 'Billing amount',
    },
  },
} satisfies RawWords['forms']['commercial'];

export const housingForm = {
  ...shared,
  greeting: audiences.society.greeting,
  submit: 'Book a free consultation',
  success: 'Form submitted successfully!',
  failure: 'Form submission failed. Please try again.',
  consentAlert: 'Please agree to the terms and conditions.',
  fields: {
    housingSociety: { label: 'Housing society', why: 'Its name as your neighbours know it.' },
    name: { label: 'Your name' },
    pinCode,
    city,
    whatsapp,
    electricityBill: { label: 'Monthly bill of the common areas (₹)', why: 'Lifts, pumps and lights together.' },
    designation: { label: 'You are' },
    agmApproval: { label: 'Approval of the general body (AGM)' },
  },
} satisfies RawWords['forms']['housing'];

export const tabbedForm = {
  ...shared,
  greeting: audiences.anybody.greeting,
  submit: 'Schedule my free consultation',
  success: 'Form submitted successfully!',
  failure: 'Failed to send form.',
  tabs: {
    label: 'Solar for',
    names: { residential: 'Residential', housing: 'Housing', commercial: 'Commercial' },
  },
  fields: {
    fullName: { label: 'Full name' },
    pinCode,
    whatsappNumber: whatsapp,
    societyName: { label: 'Housing society', why: 'Its name as your neighbours know it.' },
    companyName: { label: 'Company name' },
    city,
  },
  withoutNumber: {
    heading: 'We have no number for you yet',
    text: 'So that we can answer:',
    whatsapp: 'WhatsApp us your number',
    link: { text: 'or leave it in the commercial enquiry', href: 'commercial' },
    steps: [
      `Once we have your number, a solar adviser answers you ${replyTime.text}.`,
      'Together you look at your bills and your roof, and find the size that fits.',
      'You get a written quote. No pressure: book only if you are satisfied.',
    ],
  },
} satisfies RawWords['forms']['tabbed'];

const purpose = {
  name: 'To know whom we are answering',
  enquirer: 'To know who is asking',
  whatsapp: 'To answer you, on WhatsApp or by phone',
  bill: 'To work out the right size of solar system',
  pin: 'Sunshine, grid rules and subsidies differ by place',
  city: 'To know which of our teams is near you',
};

/** The reason for each question of the forms, as the privacy policy gives it. */
export const purposes = {
  landing: {
    fullName: purpose.name,
    whatsapp: purpose.whatsapp,
    electricityBill: purpose.bill,
    pinCode: purpose.pin,
    city: purpose.city,
    email: 'To answer you by e-mail, if you prefer that',
  } satisfies Record<FieldName<typeof landing>, string>,
  commercial: {
    name: purpose.name,
    companyName: purpose.enquirer,
    whatsapp: purpose.whatsapp,
    city: purpose.city,
    pinCode: purpose.pin,
    monthlyBill: purpose.bill,
  } satisfies Record<FieldName<typeof commercial>, string>,
  housing: {
    housingSociety: 'To know which society is asking',
    name: purpose.name,
    pinCode: purpose.pin,
    city: purpose.city,
    whatsapp: purpose.whatsapp,
    electricityBill: purpose.bill,
    designation: 'To know what you need from us: figures for a meeting, or an answer for your flat',
    agmApproval: 'To know how far your society has come',
  } satisfies Record<FieldName<typeof housing>, string>,
  tabbed: {
    fullName: purpose.name,
    pinCode: purpose.pin,
    whatsappNumber: purpose.whatsapp,
    societyName: purpose.enquirer,
    companyName: purpose.enquirer,
    city: purpose.city,
  } satisfies Record<FieldName<typeof tabbed>, string>,
};
