import type { RawWords } from '../schemas/content-files';
import { company } from '../facts/company';

/** The words with which a printed page tells how to reach the company, in place of a form. */
export const reach = {
  line: 'Call us or write to us, and a solar adviser answers you:',
  ways: [
    { name: 'Phone', address: company.phone },
    { name: 'WhatsApp', address: company.whatsapp },
    { name: 'E-mail', address: company.email },
  ],
} satisfies RawWords['reach'];
