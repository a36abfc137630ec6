import { readAmount } from '@/lib/solar/amount';
import type { Fields } from './read-fields';

/** Reads and writes a calculator's fields. They are uncontrolled, so that what was typed before hydration stays. */

type Field = HTMLInputElement | HTMLSelectElement;

/** Finds the fields of a form. Leaves out the `output` elements of the result, which may have the same names. */
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

/** The answer in a field. The answer of boxes that share a name is the values of those that are checked. */
export const answerIn = (field: Field): string =>
  isBox(field)
    ? fieldsIn(field.form!)
        .filter((each) => isBox(each) && each.name === field.name && each.checked)
        .map(({ value }) => value)
        .join(',')
    : field.value;

/**
 * Returns what the visitor has changed. An emptied load does not count as changed, because it follows from the bill.
 */
export const changedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    fieldsIn(form)
      .filter((field) => isChanged(field) && (field.name !== 'load' || field.value.trim() !== ''))
      .map((field) => [field.name, answerIn(field)]),
  );

/** Writes the changed texts into the fields, and moves the slider as close as possible to the amount in its field. */
export function writeFields(form: HTMLFormElement, fields: Fields, before: Fields): void {
  for (const field of fieldsIn(form)) {
    const text = fields[field.name];
    if (text === undefined || text === before[field.name] || text === answerIn(field)) continue;
    if (isBox(field)) {
      field.checked = text.split(',').includes(field.value);
      continue;
    }
    field.value = text;
    // Selects the text if the visitor is in the field, so that typing replaces it.
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
  }
  const slider = form.querySelector<HTMLInputElement>('[data-slider]');
  const amount = readAmount(fields[slider?.dataset.slider ?? ''] ?? '');
  if (slider && amount !== undefined) slider.value = String(amount);
}
