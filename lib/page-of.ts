import type { AnyPage, Sections } from '@/content/schemas/pages';

type WithSections<Name extends keyof Sections> = AnyPage & Pick<Sections, Name>;

/**
 * The words of a page, with the sections that it shows.
 * @param id of the page: the name of its file in content/pages/
 * @param sections that the page shows
 * @throws Error where there is no such page, or where its file lacks a section
 */
export function pageOf<Name extends keyof Sections = never>(
  { pages }: { pages: Readonly<Record<string, AnyPage>> },
  id: string,
  ...sections: Name[]
): WithSections<Name> {
  const page = pages[id];
  if (!page) throw new Error(`content/pages/${id}.yaml: expected this file, which a page shows`);
  const missing = sections.find((name) => page[name] === undefined);
  if (missing !== undefined) throw new Error(`${page.file} ${missing}: expected this section, which the page shows`);
  return page as WithSections<Name>;
}
