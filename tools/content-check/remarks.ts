/** What a content file exports. */
export interface Words {
  /** As a reader of the repository knows it, for example `content/en/news.ts`. */
  file: string;
  source: string;
  exported: Record<string, unknown>;
}

/** What is to be said of one value. */
export interface Remark {
  message: string;
  /** What stands in the file in which the value was written, and not in one that takes it from there. */
  written: string;
  /** Of an object, the field that is meant; of a list, the place in it. */
  at?: string | number;
}

/** @param field the value's place in its file, for example `news.items[1].date` */
export type Rule = (value: unknown, field: string) => Remark[];

/**
 * Asks a rule of every value in content.
 * @returns one line a remark, with the file that the value was written in: words that several pages show are told once
 */
export function remarksOn(words: Words[], rule: Rule): string[] {
  const byMessage = new Map<string, { line: string; atHome: boolean }[]>();
  for (const { file, source, exported } of words) {
    const look = (value: unknown, field: string, page: string): void => {
      const shownOn = isPlain(value) && typeof value.route === 'string' ? value.route : page;
      for (const { message, written, at } of rule(value, field)) {
        const line = `${file} · page: ${shownOn} · field: ${at === undefined ? field : placeIn(field, at)} · ${message}`;
        byMessage.set(message, [...(byMessage.get(message) ?? []), { line, atHome: source.includes(written) }]);
      }
      if (Array.isArray(value)) value.forEach((item, index) => look(item, placeIn(field, index), page));
      else if (isPlain(value))
        for (const [key, inner] of Object.entries(value)) look(inner, placeIn(field, key), shownOn);
    };
    look({ ...exported }, '', 'every page that shows it');
  }
  return [...byMessage.values()].flatMap((told) => {
    const home = told.filter(({ atHome }) => atHome);
    return (home.length > 0 ? home : told.slice(0, 1)).map(({ line }) => line);
  });
}

const placeIn = (field: string, key: string | number) =>
  typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${key}` : key;

/** Schemas and functions stand beside words here and there, and hold no words. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
