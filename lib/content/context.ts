import { z } from 'zod';

/** Addresses by page id, without the prefix of a language. */
export type Routes = Readonly<Record<string, string>>;

export interface Context {
  prefix: string;
  routes: Routes;
  facts: readonly string[];
  fact: (name: string) => unknown;
  /** Returns the ids of the files in a folder such as `towns/`, or the keys at a place in a file. */
  entries: (place: string) => readonly string[];
  read: (place: string) => unknown;
}

type Report = (message: string, path?: PropertyKey[]) => void;

/** Adds a last step to a schema. The step's `context` is undefined unless {@link parseIn} passes one. */
export function withContext<Output, Input>(
  schema: z.ZodType<Output, Input>,
  step: (value: Output, context: Context | undefined, report: Report) => Output,
): z.ZodType<Output, Input> {
  const last = z.transform((value: Output) => value);
  // zod passes the context to these internal methods only.
  last._zod.run = last._zod.parse = (payload, { context }: z.core.ParseContextInternal & { context?: Context }) => {
    const report: Report = (message, path = []) =>
      payload.issues.push({ code: 'custom', input: payload.value, inst: last, message, path });
    payload.value = step(payload.value as Output, context, report);
    return payload;
  };
  return schema.pipe(last);
}

/** Parses a value with the context that the steps of {@link withContext} need. */
export const parseIn = <Output>(context: Context | undefined, schema: z.ZodType<Output>, value: unknown) =>
  schema.safeParse(value, { context } as object);
