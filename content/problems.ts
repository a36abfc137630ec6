import type { z } from 'zod';
import type { Place } from './places';

/** A wrong value in a content file, reported to the person who edits words. */
export interface ContentProblem extends Place {
  expected: string;
}

/** A problem with content in one line, with file, page and field. */
export const lineOf = ({ file, page, field, expected }: ContentProblem) =>
  `${file} · page: ${page} · field: ${field} · ${expected}`;

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /**
   * The validation issues of each member of a union of schemas. The error message is made from the member that fits
   * best.
   */
  errors?: Issue[][];
  /** The fields of an object that its schema does not allow. */
  keys?: string[];
}

/** Whether a member of a union of schemas expects a value of another type, for example a text instead of an object. */
const otherKind = (way: Issue[]) => way.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/**
 * Finds the validation issues to report for a value that fits no member of a union of schemas: those of the member that
 * fits best, which has the right type and the fewest issues.
 */
function innermost(issue: Issue): Issue[] {
  const ways = issue.errors?.filter((way) => way.length > 0);
  if (issue.code !== 'invalid_union' || !ways?.length) return [issue];
  const near = ways.filter((way) => !otherKind(way));
  const nearest = (near.length > 0 ? near : ways).reduce((best, way) => (way.length < best.length ? way : best));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/**
 * Reports an unknown field of content, most often a typing mistake, under its own name and not under that of the object around it.
 */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'expected no such field' }))
    : [issue];

/**
 * The errors in a value of content, each with the path to the wrong part.
 * @param error the error of the value's schema; undefined where the value is right
 */
export function problemsIn(error: z.ZodError | undefined): { path: readonly PropertyKey[]; expected: string }[] {
  return ((error?.issues ?? []) as Issue[])
    .flatMap(innermost)
    .flatMap(oneByOne)
    .map(({ path, message }) => ({ path, expected: message }));
}
