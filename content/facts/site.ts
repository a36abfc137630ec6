import { defineContent } from '../define';
import { site as schema } from '../schema';

/** The company. After an edit, `npm run rebrand`. Placeholders: see `npm run check:launch`. */
export const site = defineContent({ file: 'content/facts/site.ts', page: 'every page' }, schema, {
  name: 'Dhoop Solar',
  legalName: 'Dhoop Solar (legal name to be supplied: example.com)',
  tagline: "Rooftop solar made simple. We don't just sell solar — we give you peace of mind.",
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  whatsapp: '+91 00000 00000',
  leadInbox: 'leads@example.com',
  hours: { text: 'Monday to Saturday, 9 am to 6 pm', approved: null },
  replyTime: { text: 'within one working day', approved: null },
  social: [
    { text: 'Facebook', href: 'https://example.com/facebook' },
    { text: 'YouTube', href: 'https://example.com/youtube' },
    { text: 'Instagram', href: 'https://example.com/instagram' },
  ],
  browserColour: '#fff7ea',
});
