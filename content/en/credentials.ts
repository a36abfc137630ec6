import { defineContent } from '../define';
import { credentials as schema } from '../schemas/credentials';
import { site } from '../facts/site';

/** Who stands behind the work. The company supplies each; what is null is not shown, and `npm run check:launch` asks for it. */
export const credentials = defineContent(
  { file: 'content/en/credentials.ts', page: '/home, /residential and /aboutus' },
  schema,
  {
    heading: 'Who stands behind it',
    facts: [
      { label: 'Registered vendor with the electricity company', supplied: null },
      { label: 'Registered vendor on the national subsidy portal', supplied: null },
      { label: 'Our office', supplied: null, also: site.hours.text },
      { label: 'Solar panels we install', supplied: null },
      { label: 'Inverters we install', supplied: null },
      { label: 'Years of warranty on panels, inverter and our work', supplied: null },
    ],
  },
);
