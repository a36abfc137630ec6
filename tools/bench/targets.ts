import type { Weight } from './weigh';

/**
 * Values by the names of Lighthouse's audits and categories: times in milliseconds, scores from 0 to 100, bytes and the
 * layout shift. `scripts` is the bytes of all scripts.
 */
export type Metrics = Record<string, number>;

/** A page in another language may have this many times the bytes of its English page, as Hindi letters take more. */
const OTHER_LETTERS = 1.35;

/** The most KB of HTML with the styles that scripts add. The first pattern that fits the English address counts. */
const HEAVIEST: [beginning: RegExp, kb: number][] = [
  [/^\/(housing_society)?$/, 23],
  [/^\/(residential|home)$/, 18],
  [/^\/solar-calculator/, 21.5],
  [/^/, 15],
];

/** TCP's first window holds this many KB, headers included. Each further window adds a seventh to a page's time. */
const FIRST_WINDOW = 14.2;

/** @param prefix that of the language of the page, for example /hi; '' for English */
export function heaviest(route: string, prefix: string): Weight {
  const english = route.slice(prefix.length) || '/';
  const [, kb] = HEAVIEST.find(([beginning]) => beginning.test(english))!;
  const htmlKb = /^\/(rooftop-solar\/|learn(\/|$))/.test(english) ? FIRST_WINDOW : kb;
  const bytes = 1024 * (prefix ? OTHER_LETTERS : 1);
  return { html: htmlKb * bytes, page: kb * bytes, scripts: 170 * 1024 };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const MOST: Record<string, (bare: number) => number> = {
  'first-contentful-paint': (bare) => bare * 1.05,
  'largest-contentful-paint': (bare) => bare * 1.1,
  'speed-index': (bare) => bare * 1.15,
  'total-blocking-time': () => 200,
  'cumulative-layout-shift': () => 0.0005,
  scripts: () => 0,
};
const LEAST: Metrics = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The ends of the addresses of pages that cannot meet a target. */
const EXEMPT: Record<string, string[]> = {
  // A page that begins with a form, a calculator or a moving carousel fetches React before the visitor does anything.
  scripts:
    '/residential /go-solar /solar-calculator /business /housing-society /roof /check-bill /compare-quotes'.split(' '),
  // Lighthouse faults a page that names another page as canonical.
  seo: ['/residential'],
};

/** Lists the metrics that miss their targets. @param bare the metrics of the same page without scripts */
export function missed(route: string, page: Metrics, bare: Metrics): string[] {
  const most = Object.entries(MOST).map(([name, limit]) => ({ name, least: 0, most: limit(bare[name]!) }));
  const least = Object.entries(LEAST).map(([name, limit]) => ({ name, least: limit, most: Infinity }));
  return [...most, ...least]
    .filter(({ name }) => !EXEMPT[name]?.some((ending) => route.endsWith(ending)))
    .filter(({ name, least, most }) => page[name]! < least || page[name]! > most)
    .map(
      ({ name, least, most }) =>
        `${name} ${roundMetric(page[name]!)}, ${least ? 'at least' : 'at most'} ${roundMetric(least || most)}`,
    );
}

export const roundMetric = (value: number) => Math.round(value * 10_000) / 10_000;
