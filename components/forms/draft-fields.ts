import type { LeadValues } from '@/lib/leads/values';
import { TRAP } from './Honeypot/Honeypot';

type Control = HTMLInputElement | HTMLSelectElement;

/** Consent is given anew each time, the type of the tabbed form is told by its tabs, and the trap is no question. */
const NEVER_KEPT = ['agreeTerms', 'leadType', TRAP];

const controls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !NEVER_KEPT.includes(element.name),
  );

const isRadio = (control: Control): control is HTMLInputElement & { type: 'radio' } => control.type === 'radio';

function isTouched(control: Control): boolean {
  // The first answer of a list is no answer yet.
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return isRadio(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** What a visitor has typed and chosen, as it stands there: without what is as it was at first, and without consent. */
export function touchedValues(form: HTMLFormElement): LeadValues {
  const touched = controls(form).filter((control) => isTouched(control) && !(isRadio(control) && !control.checked));
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/** A list may have lost an answer since it was kept. */
const takes = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/**
 * Puts values into the fields that nobody has touched.
 * @returns whether there was a field to put one into
 */
export function fillUntouched(form: HTMLFormElement, values: LeadValues): boolean {
  const all = controls(form);
  const touched = new Set(all.filter(isTouched).map(({ name }) => name));
  const empty = all.filter(
    (control) => control.name in values && !touched.has(control.name) && takes(control, values[control.name]!),
  );
  for (const control of empty) {
    if (!isRadio(control)) control.value = values[control.name]!;
    else if (control.value === values[control.name]) control.checked = true;
  }
  return empty.some(isTouched);
}
