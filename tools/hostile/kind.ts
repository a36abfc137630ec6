import type { Answer } from './wire';

/** Where an attack goes. */
export interface Field {
  port: number;
  leadsDir: string;
}

/** One kind of attack. */
export interface Kind {
  name: string;
  count: number;
  /** How many at once; the slow ones wait, so that they go together. */
  together?: number;
  /** Resolves with what was wrong about the answer, or with nothing. */
  attack: (field: Field, index: number) => Promise<string | undefined>;
}

/** What only a file outside the site says. */
export const SECRET = 'nobody-may-read-this';

/** Says so where an answer has another status than those expected, or tells what it must not. */
export function expectStatus(answer: Answer, ...wanted: (number | undefined)[]): string | undefined {
  if (answer.body.includes(SECRET)) return 'gave away a file outside the site';
  return wanted.includes(answer.status)
    ? undefined
    : `answered ${answer.status ?? 'nothing'} instead of ${wanted.map((one) => one ?? 'nothing').join(' or ')}`;
}

/** The member of a list for an attack's number, over and over. */
export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
