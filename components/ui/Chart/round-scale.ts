export function roundScale(least: number, most: number): { ticks: number[]; low: number; high: number } {
  const rough = (most - least) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * size).find((each) => each >= rough)!;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, low: first * step, high: last * step };
}
