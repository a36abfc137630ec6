import type { RawWords } from '../schemas/content-files';
import { company } from '../facts/company';

/** What a printed page says where the screen has a form. */
export const reach = {
  line: 'Call us or write to us, and a solar adviser answers you:',
  ways: [
    { name: 'Phone', address: company.phone },
    { name: 'WhatsApp', address: company.whatsapp },
    { name: 'E-mail', address: company.email },
  ],
} satisfies RawWords['reach'];
