import { z } from 'zod';
import type { Spot } from './files';
import { got } from './got';
import { didYouMean } from './nearest';

/** A wrong part of content/, and what is expected there. */
export interface Problem extends Spot {
  message: string;
  /** True for a field that the schema does not have. */
  isField?: boolean;
}

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** The issues of each member of a union. */
  errors?: Issue[][];
  keys?: string[];
  isField?: boolean;
}

const expectsOtherType = (way: Issue[]) => way.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** Replaces the issue of a union by the issues of the member that fits best. */
function innermost(issue: Issue): Issue[] {
  const ways = issue.errors?.filter((way) => way.length > 0);
  if (issue.code !== 'invalid_union' || !ways?.length) return [issue];
  const near = ways.filter((way) => !expectsOtherType(way));
  const nearest = (near.length > 0 ? near : ways).reduce((best, way) => (way.length < best.length ? way : best));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

const UNKNOWN = 'expected no such field';

const KINDS: Readonly<Record<string, string>> = {
  ...{ object: 'fields of its own', record: 'fields of its own', array: 'a list', tuple: 'a list' },
  ...{ string: 'some text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
};

/** Says how to write a number such as 2,55,000 or ₹500, which YAML reads as a text. */
const asNumber = ({ expected, input }: { expected: string; input?: unknown }) =>
  /^(number|int)$/.test(expected) && typeof input === 'string' && /^[₹\s]*\d[\d,]*(\.\d+)?$/.test(input)
    ? `; write ${input.replace(/[₹,\s]/g, '')}, without commas`
    : '';

// Suggests names of fields here, because the issues that zod returns lack the schema, which has the names.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type')
      return `expected ${KINDS[issue.expected] ?? issue.expected}, ${got(issue.input)}${asNumber(issue)}`;
    if (issue.code === 'invalid_value') return `expected ${issue.values.join(' or ')}, ${got(issue.input)}`;
    if (issue.code !== 'unrecognized_keys') return undefined;
    const shape = (issue.inst as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
    const free = Object.keys(shape).filter((name) => !Object.hasOwn(issue.input as object, name));
    return issue.keys.map((key) => UNKNOWN + didYouMean(key, free, false)).join('\n');
  },
});

const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key, index) => ({
        path: [...issue.path, key],
        message: issue.message.split('\n')[index] ?? UNKNOWN,
        isField: true,
      }))
    : [issue];

export const problemsIn = (error: z.ZodError | undefined): Omit<Problem, 'file'>[] =>
  ((error?.issues ?? []) as Issue[])
    .flatMap(innermost)
    .flatMap(oneByOne)
    .map(({ path, message, isField }) => ({ path, message, ...(isField && { isField }) }));

/** Writes a path within a file, for example `questions[1].answer`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );

/** Writes a problem on one line that begins with `content/pages/home.yaml:12:5`. */
export const formatProblem = (problem: Record<'file' | 'position' | 'field' | 'message', string>) =>
  `${problem.file}:${problem.position} ${problem.field ? `${problem.field}: ` : ''}${problem.message}`;
