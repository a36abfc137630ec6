import { z } from 'zod';
import { got } from './got';
import { didYouMean } from './nearest';

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** The validation issues of each member of a union of schemas. The error message is made from the best match. */
  errors?: Issue[][];
  /** The fields of an object that its schema does not allow. */
  keys?: string[];
  isField?: boolean;
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

const UNKNOWN = 'expected no such field';

/** The word for the type that a schema expects, by zod's name for the type. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ object: 'fields of its own', record: 'fields of its own', array: 'a list', tuple: 'a list' },
  ...{ string: 'some text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
};

/** The advice for a number such as 2,55,000, which YAML reads as a text because of its commas. */
const asNumber = ({ expected, input }: { expected: string; input?: unknown }) =>
  /^(number|int)$/.test(expected) && typeof input === 'string' && /^[₹\s]*\d[\d,]*(\.\d+)?$/.test(input)
    ? `; write ${input.replace(/[₹,\s]/g, '')}, without commas`
    : '';

// Makes the messages here, because only here zod gives the fields of the schema. Each unknown field gets a line.
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

/**
 * Reports an unknown field of content, which is usually a typing mistake, under its own name instead of that of its
 * object.
 */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key, index) => ({
        path: [...issue.path, key],
        message: issue.message.split('\n')[index] ?? UNKNOWN,
        isField: true,
      }))
    : [issue];

/**
 * The errors in a value of content, each with the path to the wrong part.
 * @param error the error of the value's schema; undefined if the value is right
 */
export function problemsIn(
  error: z.ZodError | undefined,
): { path: readonly PropertyKey[]; expected: string; isField?: boolean }[] {
  return ((error?.issues ?? []) as Issue[])
    .flatMap(innermost)
    .flatMap(oneByOne)
    .map(({ path, message, isField }) => ({ path, expected: message, ...(isField && { isField }) }));
}

/** A path within a file as people write it: `questions[1].answer`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );

/** A problem of content: where it is, and what is expected there. */
export interface ContentProblem {
  /** The path of the file, for example `content/pages/home.yaml`. */
  file: string;
  /** The line and column in the file, for example `12:5`. */
  position: string;
  /** The path of the field in the file, for example `videoHero.heading`. */
  field: string;
  expected: string;
}

/** A problem in one line: file, line, column, field and what is expected. */
export const formatProblem = ({ file, position, field, expected }: ContentProblem) =>
  `${file}:${position} ${field ? `${field}: ` : ''}${expected}`;
