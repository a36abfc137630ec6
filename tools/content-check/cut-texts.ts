import type { Page } from '../../content/schema';
import { cutToWidth } from '../seo/measure/cut';
import { WIDTH_PROFILES } from '../seo/measure/profiles';

const PARTS = ['title', 'description'] as const;

/**
 * Titles and descriptions that a search result on a desktop would cut. The page is as good without its last words, so
 * they stop nothing.
 *
 * @param pages each with the content file that it is from
 * @returns one line for each, with file, page, field, its width in pixels, and the words that would be missing
 */
export function cutTexts(pages: readonly (Pick<Page, 'route'> & { file: string; seo: Pick<Page['seo'], (typeof PARTS)[number]> })[]): string[] {
  return pages.flatMap(({ file, route, seo }) =>
    PARTS.flatMap((part) => {
      const { fontSizePx, limitPx } = WIDTH_PROFILES.find((profile) => profile.part === part && profile.device === 'desktop')!;
      const { cut, missing, widthPx } = cutToWidth(seo[part], fontSizePx, limitPx);
      if (!cut) return [];
      return `${file} · page: ${route} · field: seo.${part} · ${Math.ceil(widthPx)} pixels wide, where a search result shows ${limitPx}: it may leave out ${JSON.stringify(missing)}`;
    }),
  );
}
