import { defineContent } from './define';
import { cities as schema } from './schemas/locations';

/** Where we work, as the footer and the landing pages list it. */
export const cities = defineContent({ file: 'content/cities.ts', page: 'every page' }, schema, [
  'Varanasi',
  'Chandauli',
  'Prayagraj',
  'Bhadohi',
  'Jaunpur',
  'Many more',
]);
