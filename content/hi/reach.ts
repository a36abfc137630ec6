import type { RawWords } from '../schemas/content-files';
import { company } from '../facts/company';

/** The words with which a printed page tells how to reach the company, in place of a form. */
export const reach = {
  line: 'हमें फोन कीजिए या लिखिए, सोलर सलाहकार जवाब देंगे:',
  ways: [
    { name: 'फोन', address: company.phone },
    { name: 'WhatsApp', address: company.whatsapp },
    { name: 'ई-मेल', address: company.email },
  ],
} satisfies RawWords['reach'];
