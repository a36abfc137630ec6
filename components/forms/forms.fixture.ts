import { site } from '@/components/layout/site.fixture';
import type { CommercialFormContent, HousingFormContent, LandingFormContent, LeadFormContent } from '@/content/schemas/lead-forms';

/** The four lead forms in words of the tests' own; their choices are those that the schema fixes. */

const shared = {
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
    steps: ['Somebody answers you, on WhatsApp or by phone.', 'You get a quote.'],
  },
  number: { text: 'We will write to {number}. Wrong?', whatsapp: 'WhatsApp us' },
  help: {
    heading: 'What you typed is still here',
    doubt: 'No clear answer came back: it may have reached us all the same.',
    text: 'Try once more, or reach us another way:',
    textInDoubt: 'If you would rather not wait, ask us, or try again:',
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
  asleep: {
    noScripts: 'This form needs JavaScript, which is switched off in this browser. You can reach us another way:',
    text: 'The form is not ready yet on this device. You can reach us another way:',
    call: 'Call',
    whatsapp: 'Write on WhatsApp',
    email: 'Write an e-mail',
  },
  tooLong: 'This is too long to send. Please shorten “{field}”, then send again.',
  again: 'Press send once more, so that we know it was you.',
  phone: site.phone,
  email: site.email,
  whatsapp: site.whatsapp,
  recipient: site.leadInbox,
};

const mobileHint = 'This does not look like an Indian mobile number of 10 digits. If it is right, carry on.';
const pinHint = 'A PIN code has 6 digits and does not start with 0. If yours is right, carry on.';

const whatsapp = { label: 'WhatsApp number', why: 'We send your quote here.', hint: mobileHint };
const pinCode = { label: 'PIN code', why: 'Sunshine, grid rules and subsidies differ by place.', hint: pinHint };
const city = { label: 'City or town' };

const largeBills = [
  { value: '0 - 50,000', text: '0 - 50,000' },
  { value: '50,000 - 2,00,000', text: '50,000 - 2,00,000' },
  { value: '> 2,00,000', text: '> 2,00,000' },
];

const same = (value: string) => ({ value, text: value });

export const landingForm: LandingFormContent = {
  ...shared,
  greeting: 'Hello from a home.',
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
  bills: ['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000'].map(same),
};

export const commercialForm: CommercialFormContent = {
  ...shared,
  greeting: 'Hello from a business.',
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
    monthlyBill: { label: 'Average monthly bill (₹)', why: 'It tells us what size of solar plant suits you.' },
  },
  bills: [{ value: '', text: 'Billing amount' }, ...largeBills],
};

export const housingForm: HousingFormContent = {
  ...shared,
  greeting: 'Hello from a society.',
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
  bills: largeBills,
  designations: ['Management committee member', 'Resident', 'Builder', 'Facility Manager'].map(same),
  agmApprovals: [
    'We already have AGM approval',
    'We are in process of getting AGM approval',
    'We do not have AGM approval',
  ].map(same),
};

export const leadForm: LeadFormContent = {
  ...shared,
  greeting: 'Hello.',
  submit: 'Schedule my free consultation',
  success: 'Form submitted successfully!',
  failure: 'Failed to send form.',
  tabs: { label: 'Solar for', residential: 'Residential', housing: 'Housing', commercial: 'Commercial' },
  fields: {
    fullName: { label: 'Full name' },
    pinCode,
    whatsappNumber: whatsapp,
    societyName: { label: 'Housing society', why: 'Its name as your neighbours know it.' },
    companyName: { label: 'Company name' },
    city,
  },
  commercialNext: {
    heading: 'We have no number for you yet',
    text: 'So that we can answer:',
    whatsapp: 'WhatsApp us your number',
    link: { text: 'or leave it in the commercial enquiry', href: '/commercial' },
    steps: ['Once we have your number, somebody answers you.', 'You get a quote.'],
  },
};
