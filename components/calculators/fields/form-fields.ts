import { readAmount } from '@/lib/solar/amount';
import type { Fields } from './read-fields';

type Field = HTMLInputElement | HTMLSelectElement;

/** Leaves out `output` elements, because some have the same name as a field. */
const fieldsIn = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  );

type Box = HTMLInputElement & { type: 'checkbox' };

const isBox = (field: Field): field is Box => field.type === 'checkbox';

const isChanged = (field: Field): boolean => {
  if (!(field instanceof HTMLInputElement)) return !field.selectedOptions[0]?.hasAttribute('selected');
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

export const answerIn = (field: Field): string =>
  isBox(field)
    ? fieldsIn(field.form!)
        .filter((each) => isBox(each) && each.name === field.name && each.checked)
        .map(({ value }) => value)
        .join(',')
    : field.value;

export const changedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    fieldsIn(form)
      .filter(isChanged)
      .map((field) => [field.name, answerIn(field)]),
  );

export function writeFields(form: HTMLFormElement, fields: Fields, before: Fields): void {
  for (const field of fieldsIn(form)) {
    const text = fields[field.name];
    if (text === undefined || text === before[field.name] || text === answerIn(field)) continue;
    if (isBox(field)) {
      field.checked = text.split(',').includes(field.value);
      continue;
    }
    field.value = text;
    // Selects the text, so that the visitor's typing replaces it.
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
  }
  const slider = form.querySelector<HTMLInputElement>('[data-slider]');
  const amount = readAmount(fields[slider?.dataset.slider ?? ''] ?? '');
  if (slider && amount !== undefined) slider.value = String(amount);
}
