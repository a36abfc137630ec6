let removals: (() => void)[] = [];

/** For tests: runs an early script. Its listeners on the document and window are removed after the test. */
export function runEarly(script: () => void) {
  for (const target of [document, window]) {
    const add = target.addEventListener;
    target.addEventListener = (
      ...call: [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
    ) => {
      removals.push(() => target.removeEventListener(...call));
      add.apply(target, call);
    };
    removals.push(() => {
      target.addEventListener = add;
    });
  }
  script();
}

afterEach(() => {
  removals.forEach((remove) => remove());
  removals = [];
});
