import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A page of the export by its address. */
export interface SitePage {
  route: string;
  /** Its file, relative to the folder of the export. */
  file: string;
  html: string;
}

/**
 * The pages of an export that have an address, `/` first.
 * @throws Error where there is no export
 */
export function sitePages(folder: string): SitePage[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== '404.html');
  if (!files.includes('index.html'))
    throw new Error(`There is no built site in ${folder}/. Run "npm run build" first.`);
  const pages = files.map((file) => ({
    route: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    file,
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Those of the pages that somebody has asked for.
 * @param wanted addresses with commas between; all pages where it is missing
 * @throws Error for an address that no page has
 */
export function chosen(pages: SitePage[], wanted: string | undefined): SitePage[] {
  if (wanted === undefined) return pages;
  return wanted.split(',').map((route) => {
    const page = pages.find((candidate) => candidate.route === route);
    if (!page) throw new Error(`There is no page ${route}. There are: ${pages.map((one) => one.route).join(' ')}`);
    return page;
  });
}
