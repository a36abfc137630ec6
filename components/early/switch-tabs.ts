/** Disables the questions of hidden tabs before React runs, because they must be neither required nor sent. */
export function switchTabs() {
  const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const types = () => all('[data-types]')[0]!.dataset;
  const radios = () => all<HTMLInputElement>('[name=leadType]');
  const isReact = () => types().types === 'react';
  const inAddress = () => radios().find(({ value }) => location.hash === `#${value}`);

  function disableOthers() {
    if (isReact()) return;
    const { value, form } = radios().find(({ checked }) => checked)!;
    for (const part of all<HTMLFieldSetElement>('[data-for]'))
      part.disabled = !part.dataset.for!.split(' ').includes(value);
    const lines = form!.querySelectorAll('[enterkeyhint]:enabled');
    lines.forEach((line, index) => line.setAttribute('enterkeyhint', index < lines.length - 1 ? 'next' : 'send'));
  }

  function followAddress() {
    const radio = inAddress();
    if (!radio) return;
    if (!isReact()) {
      radio.checked = true;
      types().chosen = '';
      disableOthers();
    }
    if (radio.form!.getBoundingClientRect().top > innerHeight / 2) radio.form!.scrollIntoView();
  }

  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'leadType' || isReact()) return;
    types().chosen = '';
    if (inAddress()) history.replaceState(history.state, '', `#${value}`);
    disableOthers();
  });
  addEventListener('hashchange', followAddress);
  // Some browsers restore the checked radio only at `pageshow`.
  addEventListener('pageshow', disableOthers);
  // When React draws the page anew, carry-over.ts checks the chosen radio and then dispatches `redrawn`.
  document.addEventListener('redrawn', disableOthers);
  disableOthers();
  followAddress();
}
