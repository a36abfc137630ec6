import type { FormDescription } from './description';

/** The tests have forms of their own, so that a changed form of the site breaks no test. */

export const landing = {
  name: 'landing',
  sent: 'message',
  sender: { name: 'fullName', email: 'email' },
  consent: 'browser',
  outcome: 'page',
  fields: [
    { name: 'fullName', kind: 'personName', required: true, sentAs: 'Name' },
    { name: 'whatsapp', kind: 'phoneAsText', required: true, sentAs: 'WhatsApp' },
    {
      name: 'electricityBill',
      kind: 'choice',
      required: 'marked',
      sentAs: 'Monthly Bill',
      options: ['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000'],
      bills: [{ below: 1500 }, { upTo: 2500 }, { upTo: 4000 }, { upTo: 8000 }, {}],
    },
    { name: 'pinCode', kind: 'pin', required: true, sentAs: 'Pin Code' },
    { name: 'city', kind: 'town', sentAs: 'City' },
    { name: 'email', kind: 'email', sentAs: 'Email' },
  ],
} as const satisfies FormDescription;

export const commercial = {
  name: 'commercial',
  sent: 'message',
  consent: 'alert',
  outcome: 'page',
  fields: [
    { name: 'name', kind: 'personName', required: true, sentAs: 'Name' },
    { name: 'companyName', kind: 'organisation', required: true, sentAs: 'Company Name' },
    { name: 'whatsapp', kind: 'phone', required: true, sentAs: 'WhatsApp' },
    { name: 'city', kind: 'town', required: true, sentAs: 'City' },
    { name: 'pinCode', kind: 'pin', sentAs: 'Pin Code' },
    {
      name: 'monthlyBill',
      kind: 'list',
      required: true,
      sentAs: 'Monthly Bill',
      options: ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'],
      bills: [{ upTo: 50_000 }, { upTo: 200_000 }, {}],
    },
  ],
} as const satisfies FormDescription;

export const housing = {
  name: 'housing',
  sent: 'fields',
  consent: 'alert',
  outcome: 'alert',
  fields: [
    { name: 'housingSociety', kind: 'organisation', required: true, sentAs: 'Housing Society' },
    { name: 'name', kind: 'personName', required: true, sentAs: 'Name' },
    { name: 'pinCode', kind: 'pin', required: true, sentAs: 'Pin Code' },
    { name: 'city', kind: 'town', sentAs: 'City' },
    { name: 'whatsapp', kind: 'phone', required: true, sentAs: 'WhatsApp', askedAfter: 'name' },
    {
      name: 'electricityBill',
      kind: 'choice',
      sentAs: 'Monthly Bill',
      options: ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'],
      bills: [{ upTo: 50_000 }, { upTo: 200_000 }, {}],
    },
    {
      name: 'designation',
      kind: 'choice',
      sentAs: 'Designation',
      options: ['Management committee member', 'Resident', 'Builder', 'Facility Manager'],
    },
    {
      name: 'agmApproval',
      kind: 'choice',
      sentAs: 'AGM Approval',
      options: [
        'We already have AGM approval',
        'We are in process of getting AGM approval',
        'We do not have AGM approval',
      ],
      initial: 'We already have AGM approval',
    },
  ],
} as const satisfies FormDescription;

export const tabbed = {
  name: 'tabbed',
  sent: 'message',
  consent: 'browser',
  outcome: 'alert',
  tabs: {
    sentAs: 'Form Type',
    names: { residential: 'Residential', housing: 'Housing', commercial: 'Commercial' },
  },
  fields: [
    { name: 'fullName', kind: 'personName', required: true, sentAs: 'Full Name' },
    { name: 'societyName', kind: 'organisation', required: true, sentAs: 'Housing Society', tabs: ['housing'] },
    { name: 'companyName', kind: 'organisation', required: true, sentAs: 'Company Name', tabs: ['commercial'] },
    { name: 'city', kind: 'town', required: true, sentAs: 'City', tabs: ['commercial'] },
    { name: 'pinCode', kind: 'pin', required: true, sentAs: 'Pin Code' },
    {
      name: 'whatsappNumber',
      kind: 'phone',
      required: true,
      sentAs: 'WhatsApp Number',
      tabs: ['residential', 'housing'],
    },
  ],
} as const satisfies FormDescription;
