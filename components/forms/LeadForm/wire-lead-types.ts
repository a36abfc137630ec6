/**
 * Looks after the types of the lead form while it is asleep. Which questions are seen follows from the radios in the style
 * sheet; this lets those of the chosen type alone be answered, asked for and sent. A type that is named in the address is
 * chosen, and the form comes into view. It is written into the page as text, so it may use nothing from outside itself.
 */
export function wireLeadTypes() {
  const types = document.querySelector<HTMLElement>('[data-types]')!;
  const form = types.closest('form')!;
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];
  const isAsleep = () => types.dataset.types === 'asleep';
  const inAddress = () => radios.find(({ value }) => location.hash === `#${value}`);

  function fit() {
    if (!isAsleep()) return;
    const { value } = radios.find(({ checked }) => checked)!;
    for (const part of form.querySelectorAll<HTMLFieldSetElement>('[data-for]'))
      part.disabled = !part.dataset.for!.split(' ').includes(value);
    const lines = form.querySelectorAll('[enterkeyhint]:enabled');
    lines.forEach((line, index) => line.setAttribute('enterkeyhint', index < lines.length - 1 ? 'next' : 'send'));
  }

  function followAddress() {
    const radio = inAddress();
    if (!radio) return;
    if (isAsleep()) {
      radio.checked = true;
      types.dataset.chosen = '';
      fit();
    }
    if (form.getBoundingClientRect().top > innerHeight / 2) form.scrollIntoView();
  }

  form.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'leadType' || !isAsleep()) return;
    types.dataset.chosen = '';
    if (inAddress()) history.replaceState(history.state, '', `#${value}`);
    fit();
  });
  addEventListener('hashchange', followAddress);
  // A browser that brings back what was chosen does so before this, or when the page is shown.
  addEventListener('pageshow', fit);
  fit();
  followAddress();
}
