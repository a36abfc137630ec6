import { defineContent } from '../define';
import { reach as schema } from '../schemas/reach';
import { site } from '../facts/site';

/** What a printed page says where the screen has a form. */
export const reach = defineContent({ file: 'content/en/reach.ts', page: 'every page with a form, printed' }, schema, {
  line: 'Call us or write to us, and a solar adviser answers you:',
  ways: [
    { name: 'Phone', address: site.phone.display },
    { name: 'WhatsApp', address: site.whatsapp.display },
    { name: 'E-mail', address: site.email.display },
  ],
});
