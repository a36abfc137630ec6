import { readAmount } from '@/lib/solar/amount';
import type { Fields } from './read-fields';

/** The fields of a calculator are uncontrolled, so that what was typed before hydration stays. These read and write them. */

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a form that have names; figures of the answer may have the same. */
const fieldsIn = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  );

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : !field.selectedOptions[0]?.hasAttribute('selected');

/** What stands in the fields that hold something else than at first. An emptied load is none that somebody has set. */
export const changedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    fieldsIn(form)
      .filter((field) => isChanged(field) && (field.name !== 'load' || field.value.trim() !== ''))
      .map(({ name, value }) => [name, value]),
  );

/** Writes into the fields what has changed since before, and moves the slider as near to its field as it can. */
export function writeFields(form: HTMLFormElement, fields: Fields, before: Fields): void {
  for (const field of fieldsIn(form)) {
    const text = fields[field.name];
    if (text === undefined || text === before[field.name] || text === field.value) continue;
    field.value = text;
    // Whoever is in the field types over it.
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
  }
  const slider = form.querySelector<HTMLInputElement>('[data-slider]')!;
  const amount = readAmount(fields[slider.dataset.slider!] ?? '');
  if (amount !== undefined) slider.value = String(amount);
}
