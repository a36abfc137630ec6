import type { RawFacts } from '../schemas/content-files';

/**
 * The company's name, numbers and addresses. After an edit, `npm run rebrand` updates all files that contain them. `npm
 * run check:launch` lists the placeholders.
 */
export const company = {
  name: 'Dhoop Solar',
  legalName: 'Dhoop Solar (legal name to be supplied: example.com)',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  whatsapp: '+91 00000 00000',
  leadInbox: 'leads@example.com',
  social: [
    { text: 'Facebook', href: 'https://example.com/facebook' },
    { text: 'YouTube', href: 'https://example.com/youtube' },
    { text: 'Instagram', href: 'https://example.com/instagram' },
  ],
  browserColour: '#fff7ea',
} satisfies RawFacts['company'] as RawFacts['company'];
