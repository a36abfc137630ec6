import type { z } from 'zod';
import type { Place } from './places';

/** One wrong value in a content file, told to the person who edits words. */
export interface ContentProblem extends Place {
  expected: string;
}

/** A problem on a line, with file, page and field. */
export const lineOf = ({ file, page, field, expected }: ContentProblem) =>
  `${file} · page: ${page} · field: ${field} · ${expected}`;

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** One list of issues per member of a union, of which the nearest is told. */
  errors?: Issue[][];
  /** What an object has and should not have. */
  keys?: string[];
}

/** Whether a member of a union wanted something else altogether: a text, say, where there is an object. */
const otherKind = (way: Issue[]) => way.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** A union reports every way in which it failed; of those of the value's kind, the one with the fewest issues was meant. */
function innermost(issue: Issue): Issue[] {
  const ways = issue.errors?.filter((way) => way.length > 0);
  if (issue.code !== 'invalid_union' || !ways?.length) return [issue];
  const near = ways.filter((way) => !otherKind(way));
  const nearest = (near.length > 0 ? near : ways).reduce((best, way) => (way.length < best.length ? way : best));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A field that nobody knows, most often a slip of the pen, is told by its own name and not by that of the object around it. */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'expected no such field' }))
    : [issue];

/**
 * What is wrong with a value, by its path in it.
 * @param error of the value's schema; none where all is well
 */
export function problemsIn(error: z.ZodError | undefined): { path: readonly PropertyKey[]; expected: string }[] {
  return ((error?.issues ?? []) as Issue[])
    .flatMap(innermost)
    .flatMap(oneByOne)
    .map(({ path, message }) => ({ path, expected: message }));
}
