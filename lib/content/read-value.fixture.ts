import type { z } from 'zod';
import { fieldName, problemsIn } from './problems';
import { type Routes, within } from './site';

/** For tests: the errors of a schema for a value, each as "field · what was expected". */
export const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  problemsIn(schema.safeParse(value).error).map(({ path, expected }) => `${fieldName(path)} · ${expected}`);

/** For tests: the routes of some pages. */
export const routes: Routes = { landing: '/', home: '/home', 'housing-society': '/housing_society' };

/** For tests: a value as the pages of a language get it from a schema. */
export const readValue = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>, prefix = '') =>
  within({ prefix, routes, facts: [], fact: () => undefined, entries: () => [], read: () => undefined }, () =>
    schema.parse(value),
  );
