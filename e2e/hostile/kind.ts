import type { Answer } from './wire';

/** The server that is attacked, and the folder of its leads. */
export interface Field {
  port: number;
  leadsDir: string;
}

/** One kind of attack. */
export interface Kind {
  name: string;
  count: number;
  /** How many at once. */
  together?: number;
  /** Resolves with what was wrong about the answer, or with undefined. */
  attack: (field: Field, index: number) => Promise<string | undefined>;
}

/** Stands in a file outside the site, which no answer may contain. */
export const SECRET = 'nobody-may-read-this';

/** Describes what is wrong with an answer: a status other than those wanted, or the content of the secret file. */
export function expectStatus(answer: Answer, ...wanted: (number | undefined)[]): string | undefined {
  if (answer.body.includes(SECRET)) return 'gave away a file outside the site';
  return wanted.includes(answer.status)
    ? undefined
    : `answered ${answer.status ?? 'nothing'} instead of ${wanted.map((one) => one ?? 'nothing').join(' or ')}`;
}

/** The list's member for an attack's number, starting again at its end. */
export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
