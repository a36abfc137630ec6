import type { LeadValues } from '@/lib/leads/values';
import { HONEYPOT } from './Honeypot/Honeypot';

/** Fired instead of `input`, because `input` marks a value as typed by the visitor. */
export const FILLED = 'filled';

export type Control = HTMLInputElement | HTMLSelectElement;

/** Fields that no draft keeps: the consent, which has to be given at each visit, and the trap for spam programs. */
export const NOT_IN_DRAFT = ['agreeTerms', HONEYPOT];

/** Includes `click`, because a program may fill in a text without an event before the visitor presses send. */
export const TEXT_CHANGES = ['input', 'change', 'compositionend', 'click', FILLED];

/** Leaves out `leadType`, because useTab handles these radios. */
export const controls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      !['', ...NOT_IN_DRAFT, 'leadType'].includes(element.name),
  );

const isRadio = (control: Control): control is HTMLInputElement & { type: 'radio' } => control.type === 'radio';

export const holds = (control: Control): boolean => !isRadio(control) || control.checked;

export function initialValue(control: Control): string {
  // The first option of a drop-down list is its placeholder.
  if (control instanceof HTMLSelectElement) return control.options[0]!.value;
  if (isRadio(control)) return control.defaultChecked ? control.value : '';
  return control.defaultValue;
}

const isTouched = (control: Control) =>
  isRadio(control) ? control.checked !== control.defaultChecked : control.value !== initialValue(control);

export function touchedValues(form: HTMLFormElement): LeadValues {
  const touched = controls(form).filter((control) => isTouched(control) && holds(control));
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/** A drop-down list may have lost an option since the draft was saved. */
const canHold = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

export function setValue(control: Control, value: string): void {
  if (/radio|checkbox/.test(control.type)) (control as HTMLInputElement).checked = control.value === value;
  else if (control.value !== value) control.value = value;
  control.dispatchEvent(new Event(FILLED, { bubbles: true }));
}

export function fillUntouched(form: HTMLFormElement, values: LeadValues): boolean {
  const all = controls(form);
  const touched = new Set(all.filter(isTouched).map(({ name }) => name));
  const empty = all.filter((control) => {
    const value = values[control.name];
    return value !== undefined && !touched.has(control.name) && canHold(control, value);
  });
  for (const control of empty)
    if (!isRadio(control) || control.value === values[control.name]) setValue(control, values[control.name]!);
  return empty.some(isTouched);
}

/** Compares names, because the ids of a field differ between two copies of a form. */
export const sameField = (form: HTMLFormElement, { name, type, value }: HTMLInputElement) =>
  ([...form.elements] as HTMLInputElement[]).find(
    (field) => name && field.name === name && (type !== 'radio' || field.value === value),
  );

export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const field of [...to.elements] as HTMLInputElement[]) {
    const { value, checked } = sameField(from, field) ?? field;
    if (field.value === value && field.checked === checked) continue;
    Object.assign(field, { value, checked });
    field.dispatchEvent(new Event(FILLED, { bubbles: true }));
  }
}
