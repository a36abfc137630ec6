import type { FormDescription } from './description';

/** The description of the consultation form on /go-solar: one form with a tab for each kind of customer. */
export const tabbed = {
  name: 'tabbed',
  sent: 'message',
  consent: 'browser',
  outcome: 'alert',
  tabs: {
    label: 'Form Type',
    names: { residential: 'Residential', housing: 'Housing', commercial: 'Commercial' },
  },
  fields: [
    { name: 'fullName', kind: 'personName', required: true, label: 'Full Name' },
    { name: 'societyName', kind: 'organisation', required: true, label: 'Housing Society', tabs: ['housing'] },
    { name: 'companyName', kind: 'organisation', required: true, label: 'Company Name', tabs: ['commercial'] },
    { name: 'city', kind: 'town', required: true, label: 'City', tabs: ['commercial'] },
    { name: 'pinCode', kind: 'pin', required: true, label: 'Pin Code' },
    {
      name: 'whatsappNumber',
      kind: 'phone',
      required: true,
      label: 'WhatsApp Number',
      tabs: ['residential', 'housing'],
    },
  ],
} as const satisfies FormDescription;
