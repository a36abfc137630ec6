import type { z } from 'zod';
import { fieldName } from '../places';
import { problemsIn } from '../problems';
import { withAddresses } from './address';

/** For tests: the errors of a schema for a value, each as "field · what was expected". */
export const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  problemsIn(schema.safeParse(value).error).map(({ path, expected }) => `${fieldName(path)} · ${expected}`);

/** For tests: a value as the pages of a language get it from a schema. */
export const readValue = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>, prefix = '') =>
  withAddresses(schema.parse(value), prefix);
