/** What a page says of itself, as read from its HTML. Nothing in it is judged yet. */
export interface PageRecord {
  route: string;
  lang: string;
  /** One entry for each such element of the page: there should be one of each. */
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  /** `og:` and other properties, by name, in the order of the page; a name may come more than once. */
  properties: Meta[];
  headings: Heading[];
  words: number;
  /** A short name for the words within <main>: other words have another. */
  wording: string;
  links: PageLink[];
  /** Pictures, films and icons, as often as they are named. */
  resources: Resource[];
  /** The places of the page that a link may name. */
  ids: string[];
  jsonLd: JsonLd[];
  /** How far into the file its head ends, in bytes. */
  headEnd: number;
  bytes: number;
}

export interface Meta {
  name: string;
  content: string;
}

export interface Heading {
  level: number;
  text: string;
}

export interface PageLink {
  href: string;
  text: string;
}

/** A file that a page needs, and what names it, for example `img src`. */
export interface Resource {
  address: string;
  named: string;
}

/** A block of structured data: what it holds, or why it cannot be read. */
export type JsonLd = { value: unknown; error?: undefined } | { value?: undefined; error: string; source: string };

/** The first text of a property such as `og:title`; undefined where there is none or it is empty. */
export function property(page: Pick<PageRecord, 'properties'>, name: string): string | undefined {
  return page.properties.find((meta) => meta.name === name)?.content.trim() || undefined;
}
