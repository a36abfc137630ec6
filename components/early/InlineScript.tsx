type Call = readonly [run: (...values: never[]) => void, ...values: unknown[]];
type Entry = false | (() => void) | Call;

/** Checks the type of an entry: values that do not suit the entry's function are a type error. */
type Checked<One> = One extends readonly [infer Run, ...infer Values]
  ? Run extends (...values: Values) => void
    ? One
    : never
  : One;

/**
 * Writes functions into the page as an inline script, so that they run before any script file has arrived. A function
 * given here may use nothing from outside itself. The post-build step adds the script's hash to the Content Security
 * Policy. `false` stands for a function that the page does not need.
 *
 * A function that needs a constant of another module takes it as a parameter: for `[reserveOutboxSpace, PREFIX]`, the
 * script calls `reserveOutboxSpace` with the value of `PREFIX`. The values are written as JSON.
 */
export function InlineScript<const Entries extends readonly Entry[]>({
  run,
}: {
  run: (() => void) | (Entries & { [Each in keyof Entries]: Checked<Entries[Each]> });
}) {
  const entries: readonly Entry[] = typeof run === 'function' ? [run] : run;
  return <script dangerouslySetInnerHTML={{ __html: entries.flatMap(callsOf).join(';') }} />;
}

function callsOf(entry: Entry): string[] {
  if (entry === false) return [];
  const [run, ...values]: readonly unknown[] = typeof entry === 'function' ? [entry] : entry;
  // Escapes `<`, because the text `</script>` would end the script.
  return [`(${String(run)})(${values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join()})`];
}
