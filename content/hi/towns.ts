import type { towns as facts } from '../facts/towns';

/** The names of the towns with a page of their own, by their ids in content/facts/towns.ts. */
export const towns = {
  varanasi: 'वाराणसी',
  chandauli: 'चंदौली',
  prayagraj: 'प्रयागराज',
  bhadohi: 'भदोही',
  jaunpur: 'जौनपुर',
} satisfies Record<keyof typeof facts, string> as Record<keyof typeof facts, string>;
