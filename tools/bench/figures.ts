/** What Lighthouse's run on one page gives: milliseconds, bytes, and scores from 0 to 100. */
export interface Figures {
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export interface Comparison {
  route: string;
  page: Figures;
  floor: Figures;
}

/** Half of the runs were better, half worse. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each figure by itself. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0]!) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Figures;
}

/** Beginning with a form or something that moves by itself, these fetch the framework by themselves. */
const STARTS_BY_ITSELF = ['/residential', '/go-solar'];

/** The canonical address of this page is another one, which Lighthouse marks down. */
const OTHER_CANONICAL = ['/residential'];

/** What a page falls short of, a few words each. */
export function missed({ route, page, floor }: Comparison): string[] {
  const over = (name: string, ratio: number, limit: number) =>
    ratio > limit ? [`${name} ${ratio.toFixed(2)} × the floor's, at most ${limit}`] : [];
  const under = (name: string, score: number, limit: number) =>
    score < limit ? [`${name} ${score}, at least ${limit}`] : [];
  return [
    ...over('FCP', page.fcp / floor.fcp, 1.05),
    ...over('LCP', page.lcp / floor.lcp, 1.1),
    ...over('Speed Index', page.speedIndex / floor.speedIndex, 1.15),
    ...(page.tbt > floor.tbt + 50
      ? [`TBT ${Math.round(page.tbt)} ms, at most the floor's ${Math.round(floor.tbt)} and 50`]
      : []),
    ...(page.cls > 0.0005 ? [`CLS ${page.cls.toFixed(4)}, at most 0.000`] : []),
    ...(page.scriptBytes > 0 && !STARTS_BY_ITSELF.includes(route)
      ? [`${page.scriptBytes} bytes of script at load, at most 0`]
      : []),
    ...under('performance', page.performance, 99),
    ...under('accessibility', page.accessibility, 100),
    ...under('best practices', page.bestPractices, 100),
    ...(OTHER_CANONICAL.includes(route) ? [] : under('SEO', page.seo, 100)),
  ];
}
