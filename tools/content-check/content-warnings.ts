import { leftOutOf } from '../../content/schemas/shown';
import { type Remark, remarksOn, type Words } from './remarks';

/**
 * What is most likely a slip, or may surprise whoever wrote it, and stops no build.
 * @returns one line each, with file, page and field
 */
export function contentWarnings(words: Words[]): string[] {
  return remarksOn(words, notShown);
}

function notShown(value: unknown): Remark[] {
  if (!Array.isArray(value)) return [];
  return leftOutOf(value).map((title, index) => ({
    message: `${JSON.stringify(title)} is not shown: the first ${value.length} are. Move it up to show it`,
    written: title,
    at: value.length + index,
  }));
}
