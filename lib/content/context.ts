import { z } from 'zod';

/** The route of each page by the page's id. It is the same in every language. */
export type Routes = Readonly<Record<string, string>>;

/** What the check of one field can look up, in the language that is being read. */
export interface Context {
  /** What precedes all addresses in the language: '' or, for example, '/hi'. */
  prefix: string;
  routes: Routes;
  /** The names of the facts that a text may name in braces. */
  facts: readonly string[];
  fact: (name: string) => unknown;
  /** The names of the entries of a folder (`towns/`), or of a part of a file (`blocks/town-pages#companies`). */
  entries: (place: string) => readonly string[];
  read: (place: string) => unknown;
}

type Report = (message: string, path?: PropertyKey[]) => void;

/** Adds a last step to a schema. It can read other files by `context`, which is undefined for a value read alone. */
export function withContext<Output, Input>(
  schema: z.ZodType<Output, Input>,
  step: (value: Output, context: Context | undefined, report: Report) => Output,
): z.ZodType<Output, Input> {
  const last = z.transform((value: Output) => value);
  // Replaces internal methods of zod, because only these, and not the function of a transform, get the context.
  last._zod.run = last._zod.parse = (payload, { context }: z.core.ParseContextInternal & { context?: Context }) => {
    const report: Report = (message, path = []) =>
      payload.issues.push({ code: 'custom', input: payload.value, inst: last, message, path });
    payload.value = step(payload.value as Output, context, report);
    return payload;
  };
  return schema.pipe(last);
}

/** Reads a value with a schema. Steps that {@link withContext} added to the schema get the context. */
export const parseIn = <Output>(context: Context | undefined, schema: z.ZodType<Output>, value: unknown) =>
  schema.safeParse(value, { context } as object);
