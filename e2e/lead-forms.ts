import { en } from '../content/en/words';

const { site } = en;

/** What is done to one question of a form. Playwright's locators can, and the visitor of `npm run trial -- engines`. */
interface Question {
  fill: (text: string) => Promise<unknown>;
  check: () => Promise<unknown>;
  selectOption: (value: string) => Promise<unknown>;
}

/** A form whose questions are found by what they are to a visitor. */
export interface Questions {
  getByRole: (role: 'textbox' | 'checkbox' | 'radio' | 'combobox', options: { name: string }) => Question;
}

/** The four lead forms as a visitor meets them, and what has to arrive. */
export interface LeadForm {
  name: string;
  route: string;
  heading: string;
  submit: string;
  /** The first question that has to be answered. */
  first: string;
  fill: (form: Questions) => Promise<void>;
  params: Record<string, string | boolean>;
  success: string;
  failure: string;
  /** Whether success and failure are told by an alert. */
  alerts: boolean;
}

const CONSENT = 'I agree to the terms of service & privacy policy';

const recipient = { to_name: site.leadInbox.name, to_email: site.leadInbox.email };

const agree = (form: Questions) => form.getByRole('checkbox', { name: CONSENT }).check();
const type = (form: Questions, label: string, value: string) => form.getByRole('textbox', { name: label }).fill(value);

export const landing: LeadForm = {
  name: 'landing',
  route: '/',
  heading: 'Book a free consultation',
  submit: 'Book my free consultation',
  first: 'Full name',
  async fill(form) {
    await type(form, 'Full name', '  Asha Devi ');
    await type(form, 'WhatsApp number', '+91 98765 43210');
    await form.getByRole('radio', { name: '₹2500 - ₹4000' }).check();
    await type(form, 'PIN code', '221001');
    await type(form, 'E-mail', 'asha@example.com');
    await agree(form);
  },
  params: {
    from_name: 'Asha Devi',
    from_email: 'asha@example.com',
    ...recipient,
    message:
      'Name: Asha Devi\nWhatsApp: +91 98765 43210\nMonthly Bill: ₹2500 - ₹4000\nPin Code: 221001\nCity: N/A\nEmail: asha@example.com',
  },
  success: 'Your request has been sent successfully!',
  failure: 'Error sending the request. Please try again.',
  alerts: false,
};

export const commercial: LeadForm = {
  name: 'commercial',
  route: '/commercial',
  heading: 'Submit a Solar Project Enquiry',
  submit: 'Submit enquiry',
  first: 'Your name',
  async fill(form) {
    await type(form, 'Your name', 'Ravi <b>Kumar</b>');
    await type(form, 'Company name', 'Ganga Cold Store');
    await type(form, 'WhatsApp number', '9876543210');
    await type(form, 'City or town', 'Varanasi');
    await form.getByRole('combobox', { name: 'Average monthly bill' }).selectOption('50,000 - 2,00,000');
    await agree(form);
  },
  params: {
    ...recipient,
    message:
      'Name: Ravi <b>Kumar</b>\nCompany Name: Ganga Cold Store\nWhatsApp: 9876543210\nCity: Varanasi\nPin Code: N/A\nMonthly Bill: 50,000 - 2,00,000',
  },
  success: 'Your enquiry has been submitted successfully!',
  failure: 'Error submitting the enquiry. Please try again.',
  alerts: false,
};

export const housing: LeadForm = {
  name: 'housing',
  route: '/housing_society',
  heading: 'Schedule a FREE consultation with us today!',
  submit: 'Book a free consultation',
  first: 'Housing society',
  async fill(form) {
    await type(form, 'Housing society', 'गंगा अपार्टमेंट');
    await type(form, 'Your name', 'Meera Nair');
    await type(form, 'WhatsApp number', '9876543210');
    await type(form, 'PIN code', '221005');
    await form.getByRole('radio', { name: 'Resident' }).check();
    await agree(form);
  },
  params: {
    housingSociety: 'गंगा अपार्टमेंट',
    name: 'Meera Nair',
    pinCode: '221005',
    city: '',
    whatsapp: '9876543210',
    electricityBill: '',
    designation: 'Resident',
    agmApproval: 'We already have AGM approval',
    agreeTerms: true,
  },
  success: 'Form submitted successfully!',
  failure: 'Form submission failed. Please try again.',
  alerts: true,
};

export const tabbed: LeadForm = {
  name: 'tabbed',
  route: '/go-solar',
  heading: 'Schedule a FREE consultation',
  submit: 'Schedule my free consultation',
  first: 'Full name',
  async fill(form) {
    await type(form, 'Full name', 'Asha Devi');
    await type(form, 'PIN code', '221001');
    await type(form, 'WhatsApp number', '9876543210');
    await agree(form);
  },
  params: {
    ...recipient,
    message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 9876543210',
  },
  success: 'Form submitted successfully!',
  failure: 'Failed to send form.',
  alerts: true,
};

export const leadForms = [landing, commercial, housing, tabbed];
