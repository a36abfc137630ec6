import { placeOf } from '../../content/places';
import { lineOf } from '../../content/problems';
import type { Checked } from '../../content/read';

/** What is to be said of one value. */
export interface Remark {
  message: string;
  /** Of an object, the field that is meant; of a list, the place in it. */
  at?: string | number;
}

/** One value of content, as its file has it and, where nothing is wrong with the words, as pages show it. */
export interface Value {
  written: unknown;
  read: unknown;
  path: readonly PropertyKey[];
}

export type Rule = (value: Value) => Remark[];

/**
 * Asks a rule of every value in content.
 * @returns one line a remark, with file, page and field: what several files show is told once, of the file it is from
 */
export function remarksOn({ raw, content, language }: Checked, rule: Rule): string[] {
  const seen = new Set<unknown>();
  const look = (written: unknown, read: unknown, path: readonly PropertyKey[]): string[] => {
    if (typeof written === 'object' && written !== null) {
      if (seen.has(written)) return [];
      seen.add(written);
    }
    const own = rule({ written, read, path }).map(({ message, at }) =>
      lineOf({ ...placeOf(at === undefined ? path : [...path, at], language), expected: message }),
    );
    const inner = Array.isArray(written)
      ? written.flatMap((item, index) => look(item, partOf(read, index), [...path, index]))
      : isPlain(written)
        ? Object.entries(written).flatMap(([key, value]) => look(value, partOf(read, key), [...path, key]))
        : [];
    return [...own, ...inner];
  };
  return look(raw, content, []);
}

const partOf = (read: unknown, key: PropertyKey) =>
  typeof read === 'object' && read !== null ? (read as Record<PropertyKey, unknown>)[key] : undefined;

/** Whether a value is an object with fields. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
