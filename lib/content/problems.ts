import { z } from 'zod';
import { got } from './got';
import { didYouMean } from './nearest';

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** The issues of a value that fits no member of a union, a list for each member. */
  errors?: Issue[][];
  /** The fields of an object that its schema does not allow. */
  keys?: string[];
  isField?: boolean;
}

/** Whether a member of a union expects a value of another type, for example a text instead of an object. */
const otherKind = (way: Issue[]) => way.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** Replaces the issue "no member of the union fits" by those of the best member: right type, then fewest issues. */
function innermost(issue: Issue): Issue[] {
  const ways = issue.errors?.filter((way) => way.length > 0);
  if (issue.code !== 'invalid_union' || !ways?.length) return [issue];
  const near = ways.filter((way) => !otherKind(way));
  const nearest = (near.length > 0 ? near : ways).reduce((best, way) => (way.length < best.length ? way : best));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

const UNKNOWN = 'expected no such field';

/** The words for a type in error messages, by zod's name for the type. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ object: 'fields of its own', record: 'fields of its own', array: 'a list', tuple: 'a list' },
  ...{ string: 'some text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
};

/** The advice to leave out commas, for a number such as 2,55,000, which YAML reads as a text because of its commas. */
const asNumber = ({ expected, input }: { expected: string; input?: unknown }) =>
  /^(number|int)$/.test(expected) && typeof input === 'string' && /^[₹\s]*\d[\d,]*(\.\d+)?$/.test(input)
    ? `; write ${input.replace(/[₹,\s]/g, '')}, without commas`
    : '';

// Sets the error messages of all schemas. Only here does zod tell which fields a schema has, to guess what a
// misspelt field was meant to be. The message has a line for each unknown field.
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

/** Makes an issue for each unknown field, with the path of the field instead of that of its object. */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key, index) => ({
        path: [...issue.path, key],
        message: issue.message.split('\n')[index] ?? UNKNOWN,
        isField: true,
      }))
    : [issue];

/** The error of a value's schema as problems, each with the path to the wrong part; none if the value is right. */
export const problemsIn = (error: z.ZodError | undefined) =>
  ((error?.issues ?? []) as Issue[])
    .flatMap(innermost)
    .flatMap(oneByOne)
    .map(({ path, message, isField }) => ({ path, expected: message, ...(isField && { isField }) }));

/** A path within a file as people write it: `questions[1].answer`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );

/** A problem in one line, such as `content/pages/home.yaml:12:5 videoHero.heading: expected some text`. */
export const formatProblem = (problem: Record<'file' | 'position' | 'field' | 'expected', string>) =>
  `${problem.file}:${problem.position} ${problem.field ? `${problem.field}: ` : ''}${problem.expected}`;
