import type { FormDescription } from './description';

/** The description of the enquiry form on the commercial page. */
export const commercial = {
  name: 'commercial',
  sent: 'message',
  consent: 'alert',
  outcome: 'page',
  fields: [
    { name: 'name', kind: 'personName', required: true, label: 'Name' },
    { name: 'companyName', kind: 'organisation', required: true, label: 'Company Name' },
    { name: 'whatsapp', kind: 'phone', required: true, label: 'WhatsApp' },
    { name: 'city', kind: 'town', required: true, label: 'City' },
    { name: 'pinCode', kind: 'pin', label: 'Pin Code' },
    {
      name: 'monthlyBill',
      kind: 'list',
      required: true,
      label: 'Monthly Bill',
      options: ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'],
    },
  ],
} as const satisfies FormDescription;
