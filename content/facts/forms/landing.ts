import type { FormDescription } from './description';

/** The description of the consultation form on the landing pages. */
export const landing = {
  name: 'landing',
  sent: 'message',
  sender: { name: 'fullName', email: 'email' },
  consent: 'browser',
  outcome: 'page',
  fields: [
    { name: 'fullName', kind: 'personName', required: true, label: 'Name' },
    { name: 'whatsapp', kind: 'phoneAsText', required: true, label: 'WhatsApp' },
    {
      name: 'electricityBill',
      kind: 'choice',
      required: 'marked',
      label: 'Monthly Bill',
      options: ['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000'],
    },
    { name: 'pinCode', kind: 'pin', required: true, label: 'Pin Code' },
    { name: 'city', kind: 'town', label: 'City' },
    { name: 'email', kind: 'email', label: 'Email' },
  ],
} as const satisfies FormDescription;
