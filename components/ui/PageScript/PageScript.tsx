/**
 * Writes functions into the page as an inline script, so that they run before any script file has arrived. A function
 * given here may use nothing from outside itself. The post-build step adds the script's hash to the Content Security
 * Policy. `false` stands for a function that the page does not need.
 */
export function PageScript({ run }: { run: (() => void) | (false | (() => void))[] }) {
  return (
    <script
      dangerouslySetInnerHTML={{
        __html: [run]
          .flat()
          .filter((each) => each !== false)
          .map((each) => `(${each.toString()})()`)
          .join(';'),
      }}
    />
  );
}
