import type { FormDescription } from './description';

/** The description of the consultation form on the housing society page. */
export const housing = {
  name: 'housing',
  sent: 'fields',
  consent: 'alert',
  outcome: 'alert',
  fields: [
    { name: 'housingSociety', kind: 'organisation', required: true, label: 'Housing Society' },
    { name: 'name', kind: 'personName', required: true, label: 'Name' },
    { name: 'pinCode', kind: 'pin', required: true, label: 'Pin Code' },
    { name: 'city', kind: 'town', label: 'City' },
    { name: 'whatsapp', kind: 'phone', required: true, label: 'WhatsApp', askedAfter: 'name' },
    {
      name: 'electricityBill',
      kind: 'choice',
      label: 'Monthly Bill',
      options: ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000'],
    },
    {
      name: 'designation',
      kind: 'choice',
      label: 'Designation',
      options: ['Management committee member', 'Resident', 'Builder', 'Facility Manager'],
    },
    {
      name: 'agmApproval',
      kind: 'choice',
      label: 'AGM Approval',
      options: [
        'We already have AGM approval',
        'We are in process of getting AGM approval',
        'We do not have AGM approval',
      ],
      initial: 'We already have AGM approval',
    },
  ],
} as const satisfies FormDescription;
