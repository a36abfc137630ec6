let removals: (() => void)[] = [];

/** For tests: runs a script of the page. Its listeners, which would outlive the test, are removed after it. */
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
