/**
 * Copies the value of a slider into its field at once, both before and after React has started. PageScript writes this
 * function into the page as text, so it may use nothing from outside itself.
 */
export function linkSlider() {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const field = target.form?.elements.namedItem(target.dataset.slider ?? '');
      if (field instanceof HTMLInputElement) field.value = target.value;
    },
    true,
  );
}
