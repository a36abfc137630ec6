/** The figures that Lighthouse measures for a page: milliseconds, bytes, and scores from 0 to 100. */
export type Figures = Record<
  | 'fcp'
  | 'lcp'
  | 'speedIndex'
  | 'tbt'
  | 'cls'
  | 'scriptBytes'
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo',
  number
>;

const KB = 1024;

/** How much heavier a page in another language may be than the same page in English: its letters have more bytes. */
const OTHER_LETTERS = 1.35;

/**
 * The most that a page may weigh, its HTML with its styles under brotli, by how its address begins; the first that fits
 * counts. With headers 14.2 KB fill the first window of TCP, and each further one delays the first paint by a seventh.
 */
const HEAVIEST: [beginning: RegExp, kb: number][] = [
  [/^\/(housing_society)?$/, 23],
  [/^\/(residential|home)$/, 18],
  [/^\/solar-calculator/, 21.5],
  [/^\/(rooftop-solar\/|learn(\/|$))/, 14.2],
  [/^/, 15],
];

/** The bytes that the page at an address may weigh, its HTML with its styles under brotli. */
export function heaviest(route: string): number {
  const [, language, english] = /^\/(?:([a-z]{2})(?=\/|$)\/?)?(.*)$/.exec(route)!;
  const [, kb] = HEAVIEST.find(([beginning]) => beginning.test(`/${english}`))!;
  return kb * KB * (language ? OTHER_LETTERS : 1);
}

/** The median of measured values: half of them are smaller, half are larger. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The median of each Lighthouse figure over several runs. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0]!) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

/**
 * How the addresses end of pages that load React at once, because they begin with a form or with something that moves by
 * itself.
 */
const STARTS_BY_ITSELF = ['/residential', '/go-solar'];

/** How the addresses end of pages with the canonical address of another page, for which Lighthouse takes off SEO points. */
const OTHER_CANONICAL = ['/residential'];

/** Lists the Lighthouse targets that a page misses. `bare` has the figures of the same page without scripts. */
export function missed(route: string, page: Figures, bare: Figures): string[] {
  const isOneOf = (endings: string[]) => endings.some((ending) => route.endsWith(ending));
  const highest = {
    fcp: bare.fcp * 1.05,
    lcp: bare.lcp * 1.1,
    speedIndex: bare.speedIndex * 1.15,
    tbt: bare.tbt + 50,
    cls: 0.0005,
    scriptBytes: isOneOf(STARTS_BY_ITSELF) ? Infinity : 0,
  };
  const lowest = {
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: isOneOf(OTHER_CANONICAL) ? 0 : 100,
  };
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const list = (limits: Partial<Figures>, words: string, isMissed: (value: number, limit: number) => boolean) =>
    (Object.entries(limits) as [keyof Figures, number][])
      .filter(([name, limit]) => isMissed(page[name], limit))
      .map(([name, limit]) => `${name} ${round(page[name])}, ${words} ${round(limit)}`);
  return [
    ...list(highest, 'at most', (value, limit) => value > limit),
    ...list(lowest, 'at least', (value, limit) => value < limit),
  ];
}
