let removals: (() => void)[] = [];

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
