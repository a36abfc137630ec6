import type { Page } from '../../content/schemas/blocks';
import type { Company } from '../../content/schemas/company';
import { cutToWidth } from '../seo/measure/cut';
import { modelOf } from '../seo/measure/previews';
import { PARTS } from '../seo/measure/profiles';

/** What a desktop shows of each part, by the strictest model. */
const LIMITS = PARTS.map((part) => modelOf(part, 'desktop'));

/**
 * Finds titles and descriptions that a search result on a desktop would cut. These are only warnings, since the page is
 * as good without its last words there.
 * @param pages the pages, each with the name of its content file
 * @returns one line for each text, with file, page, field, its width in pixels, and the words that would be missing
 */
export const cutTexts = (
  pages: readonly (Pick<Page, 'route'> & { file: string; seo: Pick<Page['seo'], 'title' | 'description'> })[],
): string[] =>
  pages.flatMap(({ file, route, seo }) =>
    LIMITS.flatMap(({ part, fontSizePx, limitPx }) => {
      const { cut, missing, widthPx } = cutToWidth(seo[part], fontSizePx, limitPx);
      const place = `${file} · page: ${route} · field: seo.${part}`;
      const about = `${Math.ceil(widthPx)} pixels wide, where a search result shows ${limitPx}`;
      return cut ? `${place} · ${about}: it may leave out ${JSON.stringify(missing)}` : [];
    }),
  );

/**
 * Finds page titles without the company's name, which was left out because it did not fit.
 * @param pages the pages with their titles as published
 * @param site the company's name, and its short name, which equals the name where the company has none
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
    `content/facts/company.ts · page: every page · field: ${isShort ? 'shortName' : 'name'} · too long for the title of ${nameless.map(({ route }) => route).join(', ')}: ${advice}`,
  ];
}
