/**
 * Returns the words of a page with the given sections.
 * @param id the name of the page's file in content/pages/
 * @param sections the names of the sections that the caller needs
 * @throws Error if there is no such page, or if its file lacks one of the sections
 */
export function pageOf<Page extends { file: string }, Name extends keyof Page = never>(
  { pages }: { pages: Readonly<Record<string, Page>> },
  id: string,
  ...sections: Name[]
): Page & Required<Pick<Page, Name>> {
  const page = pages[id];
  if (!page) throw new Error(`content/pages/${id}.yaml: expected this file, which a page shows`);
  const missing = sections.find((name) => page[name] === undefined);
  if (missing !== undefined)
    throw new Error(`${page.file} ${String(missing)}: expected this section, which the page shows`);
  return page as Page & Required<Pick<Page, Name>>;
}
