/**
 * What a slider says stands in its field at once, before React has started and after. Written into the page, so it uses
 * nothing from outside.
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
