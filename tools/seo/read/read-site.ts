import { createHash } from 'node:crypto';
import path from 'node:path';
import { readPage, type PageRecord } from './read-page';
import type { Source } from './source';

/** A whole site as the studio has read it. */
export interface SiteRecord {
  /** The folder or server from which the studio has read the site. */
  name: string;
  /** The address that the pages give as their own, for example `https://www.example.com`; empty where none does. */
  origin: string;
  pages: PageRecord[];
  /**
   * The share pictures of a site by the address that a page names; missing ones are left out. The studio keeps each as
   * `file`, whose name is a hash of the contents.
   */
  pictures: Map<string, { file: string; contents: Buffer }>;
}

/**
 * Reads for the studio every page of a site and its share pictures.
 * @throws Error when there are no pages, or one cannot be read
 */
export async function readSite(source: Source): Promise<SiteRecord> {
  const pages: PageRecord[] = [];
  // Reads one page after the other: a server that compiles its pages is slower when asked for all at once.
  for (const route of await source.routes()) pages.push(readPage(route, await source.page(route)));
  const canonical = pages.map((page) => page.canonical ?? '').find((address) => /^https?:/.test(address));
  const pictures: SiteRecord['pictures'] = new Map();
  for (const address of new Set(pages.flatMap(({ shared }) => shared.picture ?? []))) {
    const contents = await source.file(pathIn(address));
    const hash = contents && createHash('sha256').update(contents).digest('hex').slice(0, 12);
    if (contents) pictures.set(address, { file: hash + path.extname(address), contents });
  }
  return { name: source.name, pages, origin: canonical ? new URL(canonical).origin : '', pictures };
}

/** The path of a page or file of the site by the address that a page gives, with or without the site's origin. */
export function pathIn(address: string): string {
  const base = 'https://site.invalid';
  return URL.canParse(address, base) ? new URL(address, base).pathname : address;
}
