/** One entry of a sitemap. */
export interface SitemapEntry {
  location: string;
  lastModified?: string;
}

/** What `robots.txt` says to every reader. */
export interface Robots {
  /** Beginnings of addresses that search engines may not read. */
  disallowed: string[];
  sitemaps: string[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a sitemap (sitemaps.org/protocol.html); a text that is none has no entries. */
export function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    location: valueOf('loc', entry) ?? '',
    lastModified: valueOf('lastmod', entry),
  }));
}

function valueOf(name: string, entry: string): string | undefined {
  const value = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(entry)?.[1]?.trim();
  return value?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

/** Reads the rules of `robots.txt` that hold for all readers (RFC 9309). */
export function readRobots(text: string): Robots {
  const robots: Robots = { disallowed: [], sitemaps: [] };
  let forAll = false;
  let inRules = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    switch (field.toLowerCase()) {
      case 'user-agent':
        // Several names in a row share the rules that follow them.
        forAll = value === '*' || (!inRules && forAll);
        inRules = false;
        break;
      case 'disallow':
        inRules = true;
        if (forAll && value) robots.disallowed.push(value);
        break;
      case 'allow':
        inRules = true;
        break;
      case 'sitemap':
        robots.sitemaps.push(value);
        break;
    }
  }
  return robots;
}
