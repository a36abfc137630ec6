import type { z } from 'zod';
import { fieldName, problemsIn } from './problems';
import { type Context, parseIn, type Routes } from './context';

export const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  problemsIn(schema.safeParse(value).error).map(({ path, message }) => `${fieldName(path)} · ${message}`);

export const routes: Routes = { landing: '/', home: '/home', 'housing-society': '/housing_society' };

const context: Context = {
  prefix: '',
  routes,
  facts: [],
  fact: () => undefined,
  entries: () => [],
  read: () => undefined,
};

export function readValue<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>, prefix = '') {
  const { data, error } = parseIn({ ...context, prefix }, schema, value);
  if (error) throw error;
  return data as z.output<Schema>;
}
