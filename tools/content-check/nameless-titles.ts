import type { Page } from '../../content/schemas/blocks';
import type { Company } from '../../content/schemas/site-words';

/**
 * Finds page titles without the company's name, which was left out because it did not fit.
 * @returns one line that names the pages and says what to do; nothing where each title has the name
 */
export function namelessTitles(
  pages: readonly { route: Page['route']; seo: { title: string } }[],
  { name, shortName }: Pick<Company, 'name' | 'shortName'>,
): string[] {
  const nameless = pages.filter(({ seo }) => ![name, shortName].some((one) => seo.title.includes(one)));
  if (nameless.length === 0) return [];
  const isShort = shortName !== name;
  const advice = isShort
    ? 'a shorter shortName, or a shorter title, makes room'
    : `give a shortName beside the name, for example ${JSON.stringify(name.split(' ').slice(0, 2).join(' '))}`;
  return [
    `content/company.yaml ${isShort ? 'shortName' : 'name'}: too long for the title of ${nameless.map(({ route }) => route).join(', ')}: ${advice}`,
  ];
}
