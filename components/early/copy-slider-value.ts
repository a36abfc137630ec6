export function copySliderValue() {
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
