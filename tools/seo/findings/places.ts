import { pageAddress } from '../../../lib/words/address';
import { type ContentFiles, parseFiles } from '../../../lib/words/files';
import { contentFiles } from '../../content/site-content';
import type { Field, Place } from './finding';

/** A function that finds the file with a field of a page. */
export type PlaceOf = (route: string, field: Field) => Place;

/**
 * The content file of each page by the page's address in every language. Reads the addresses alone, so that words with
 * a mistake do not hide them.
 */
export function pageFiles(files: ContentFiles): Partial<Record<string, string>> {
  const { values } = parseFiles(files);
  const languages = (values.get('site/languages') ?? []) as { prefix: string }[];
  const routes = Object.fromEntries(
    [...values].flatMap(([name, page]) => {
      const [, folder, id] = /^(pages|towns|articles)\/([^/]+)(?:\/article)?$/.exec(name) ?? [];
      const above: Partial<Record<string, string>> = { towns: '/rooftop-solar', articles: '/learn' };
      const route = above[folder!]
        ? `${above[folder!]}/${id}`
        : String((page as { address?: unknown } | null)?.address);
      return folder ? [[`content/${name}.yaml`, route]] : [];
    }),
  );
  return Object.fromEntries(
    languages.flatMap(({ prefix }) => Object.keys(routes).map((file) => [pageAddress(file, prefix, routes), file])),
  );
}

/**
 * Finds the content file of each page by the page's address, and other words by a text search.
 * @returns the place of a field; for a page without a content file, its folder in app/
 */
export function contentPlaces(files: ContentFiles = contentFiles()): PlaceOf {
  const pages = pageFiles(files);
  return (route, at) => {
    if (typeof at === 'object' && 'file' in at) return at;
    const { field, text = '' } = typeof at === 'string' ? { field: at } : at;
    const page = pages[route];
    const holds = (file: string | undefined) =>
      file !== undefined && files[file.replace(/^content\//, '')]?.includes(text);
    const holder = holds(page)
      ? page
      : Object.keys(files)
          .map((name) => `content/${name}`)
          .find(holds);
    return { file: (text ? holder : page) ?? `app/(en)${route}/page.tsx`, field };
  };
}
