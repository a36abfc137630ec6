import type { LeadValues } from '@/lib/leads/values';
import { HONEYPOT } from './Honeypot/Honeypot';

export type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The names of fields that a draft leaves out. The consent has to be given at each visit, useTab saves the tab, and the
 * honeypot is not a question.
 */
const NEVER_KEPT = ['agreeTerms', 'leadType', HONEYPOT];

/** The fields of a form that hold answers. */
export const controls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !NEVER_KEPT.includes(element.name),
  );

export const isRadio = (control: Control): control is HTMLInputElement & { type: 'radio' } => control.type === 'radio';

/** Whether a field holds an answer. Of the radios of a question, only the checked one does. */
export const holds = (control: Control): boolean => !isRadio(control) || control.checked;

/** The value of a field before anybody changes it. */
export function initialValue(control: Control): string {
  // The first option of a drop-down list is its placeholder.
  if (control instanceof HTMLSelectElement) return control.options[0]!.value;
  return isRadio(control) && !control.defaultChecked ? '' : isRadio(control) ? control.value : control.defaultValue;
}

function isTouched(control: Control): boolean {
  // A drop-down list counts as answered when another option than the first, its placeholder, is chosen.
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return isRadio(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** The answers that a visitor has typed and chosen in a form, without unchanged fields and without the consent. */
export function touchedValues(form: HTMLFormElement): LeadValues {
  const touched = controls(form).filter((control) => isTouched(control) && holds(control));
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/** Whether a control can hold a draft's value: a drop-down list may have lost an option since the draft was saved. */
const canHold = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/**
 * Restores a draft's values into the fields of a form that nobody has touched.
 * @returns whether any field took a value
 */
export function fillUntouched(form: HTMLFormElement, values: LeadValues): boolean {
  const all = controls(form);
  const touched = new Set(all.filter(isTouched).map(({ name }) => name));
  const empty = all.filter(
    (control) => control.name in values && !touched.has(control.name) && canHold(control, values[control.name]!),
  );
  for (const control of empty) {
    if (!isRadio(control)) control.value = values[control.name]!;
    else if (control.value === values[control.name]) control.checked = true;
  }
  return empty.some(isTouched);
}
