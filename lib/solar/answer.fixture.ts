import type { Answers, Kind } from './answers';
import { calculate, calculated } from './calculate';
import { facts } from './facts.fixture';

export const raw: Answers = {
  home: { bill: 3000, city: 'varanasi', kind: 'urban', loan: 5, rate: 7, state: 'on', supply: undefined },
  society: { bill: 40000, city: 'varanasi', flats: 60, rate: 6.5, residents: 0 },
  business: { bill: 100000, city: 'varanasi', kind: 'industry', day: 60, off: 1, feed: 2, tax: 25.17, gst: 'on' },
};

export const outcomeFor = <K extends Kind>(kind: K, changes: Partial<Answers[K]> = {}, from = facts) =>
  calculated(kind, from, { ...raw[kind], ...changes });

export const refusalFor = <K extends Kind>(kind: K, changes: Partial<Answers[K]>, from = facts) => {
  const outcome = calculate(kind, from, { ...raw[kind], ...changes });
  return 'refused' in outcome ? outcome.refused : undefined;
};

export const rounded = (digits: number, value: number | undefined) =>
  value === undefined ? undefined : Number(value.toFixed(digits));
