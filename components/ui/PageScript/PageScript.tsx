/**
 * A few lines of script in the page itself, so that they work before any file of scripts has arrived. `run` is written
 * out as text, one after another where there are several: it may use nothing from outside itself. The policy allows it by its hash.
 */
export function PageScript({ run }: { run: (() => void) | (() => void)[] }) {
  return (
    <script
      dangerouslySetInnerHTML={{
        __html: [run]
          .flat()
          .map((each) => `(${each.toString()})()`)
          .join(';'),
      }}
    />
  );
}
