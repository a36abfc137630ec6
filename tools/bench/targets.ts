import type { Weight } from './weigh';

/**
 * The figures of a page by the names of Lighthouse's audits and categories: times in milliseconds, scores from 0 to
 * 100, and the bytes of all files and of the scripts.
 */
export type Figures = Record<string, number>;

/** How many times heavier a page in another language may be than in English, because its letters take more bytes. */
const OTHER_LETTERS = 1.35;

/** The most KB that a page may weigh with its late styles, by how its address begins; the first that fits counts. */
const HEAVIEST: [beginning: RegExp, kb: number][] = [
  [/^\/(housing_society)?$/, 23],
  [/^\/(residential|home)$/, 18],
  [/^\/solar-calculator/, 21.5],
  [/^/, 15],
];

/**
 * The most KB of HTML on the pages of towns and on articles. With headers they fill the first window of TCP, and each
 * further one delays the first paint by a seventh.
 */
const FIRST_WINDOW = 14.2;

/** The most KB of scripts that a page may fetch. */
const MOST_SCRIPTS = 170;

/** The greatest weight of the page at an address. */
export function heaviest(route: string): Weight {
  const [, language, english] = /^\/(?:([a-z]{2})(?=\/|$)\/?)?(.*)$/.exec(route)!;
  const [, kb] = HEAVIEST.find(([beginning]) => beginning.test(`/${english}`))!;
  const htmlKb = /^(rooftop-solar\/|learn(\/|$))/.test(english!) ? FIRST_WINDOW : kb;
  const bytes = 1024 * (language ? OTHER_LETTERS : 1);
  return { html: htmlKb * bytes, page: kb * bytes, scripts: MOST_SCRIPTS * 1024 };
}

/** The median of some values: the middle one, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The greatest value of each figure, computed from its value for the same page without scripts. */
const MOST: Record<string, (bare: number) => number> = {
  'first-contentful-paint': (bare) => bare * 1.05,
  'largest-contentful-paint': (bare) => bare * 1.1,
  'speed-index': (bare) => bare * 1.15,
  'total-blocking-time': () => 200,
  'cumulative-layout-shift': () => 0.0005,
  scripts: () => 0,
};
const LEAST: Figures = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Targets that some pages cannot meet, by the ends of the pages' addresses. Pages that begin with a form, a calculator or
 * something that moves fetch React in an idle moment, and Lighthouse takes off SEO points if the canonical address is
 * that of another page.
 */
const EXEMPT: Record<string, string[]> = {
  scripts: ['/residential', '/go-solar', '/solar-calculator', '/business', '/housing-society'],
  seo: ['/residential'],
};

/** Lists the Lighthouse targets that a page misses. `bare` has the figures of the same page without scripts. */
export function missed(route: string, page: Figures, bare: Figures): string[] {
  const most = Object.entries(MOST).map(([name, limit]) => ({ name, least: 0, most: limit(bare[name]!) }));
  const least = Object.entries(LEAST).map(([name, limit]) => ({ name, least: limit, most: Infinity }));
  return [...most, ...least]
    .filter(({ name }) => !EXEMPT[name]?.some((ending) => route.endsWith(ending)))
    .filter(({ name, least, most }) => page[name]! < least || page[name]! > most)
    .map(
      ({ name, least, most }) =>
        `${name} ${short(page[name]!)}, ${least ? 'at least' : 'at most'} ${short(least || most)}`,
    );
}

/** A figure rounded to the digits that matter. */
export const short = (value: number) => Math.round(value * 10_000) / 10_000;
