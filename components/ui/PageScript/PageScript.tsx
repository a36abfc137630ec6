/**
 * Writes functions into the page as an inline script, so that they run before any script file has arrived. A function
 * given here may use nothing from outside itself. The post-build step allows the script in the Content Security Policy,
 * by its hash.
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
