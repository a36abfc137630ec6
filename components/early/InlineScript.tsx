type Call = readonly [run: (...values: never[]) => void, ...values: unknown[]];
type Entry = false | (() => void) | Call;

type Checked<One> = One extends readonly [infer Run, ...infer Values]
  ? Run extends (...values: Values) => void
    ? One
    : never
  : One;

/** A function may use only its parameters and browser features, because the page gets only the function's text. */
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
