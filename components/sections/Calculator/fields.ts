import { readAmount } from '@/lib/solar/amount';
import type { Question } from '@/lib/solar/questions';
import type { SharedCase } from '@/lib/solar/shared-link';

/** The fields of a calculator are uncontrolled, so that what was typed before hydration stays. These read and write them. */

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : !field.selectedOptions[0]?.hasAttribute('selected');

/** The names of the fields that hold something else than at first. */
export const changedFields = (form: HTMLFormElement): string[] =>
  [...form.elements].filter(isField).flatMap((field) => (field.name && isChanged(field) ? [field.name] : []));

/** A field by its name; figures of the answer may have the same name. */
const fieldOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(isField).find((field) => field.name === name);

/** Whether somebody is in a field and has emptied it: most likely to write in it. */
export function isEmptied(form: HTMLFormElement, name: string): boolean {
  const field = fieldOf(form, name);
  return field === document.activeElement && field?.value.trim() === '';
}

/** What stands in a field. */
export const typedIn = (form: HTMLFormElement, name: string): string => fieldOf(form, name)?.value ?? '';

/** Writes into a field. */
export function write(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}

/** Writes an estimate into a field. Whoever is in the field types over it. */
export function suggest(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  write(form, name, value);
  if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
}

/**
 * Puts a case into the fields; what it does not hold becomes usual again.
 * @param ours the figures before any edit, by id
 * @param kept names of fields that stay as they are
 */
export function writeFields(
  form: HTMLFormElement,
  questions: Question[],
  ours: Record<string, { value: number }>,
  { answers, edits }: SharedCase,
  kept: string[] = [],
): void {
  const values = [
    ...questions.map(({ name, default: initial }) => [name, answers[name] ?? initial ?? ''] as const),
    ...Object.entries(ours).map(([id, { value }]) => [`a-${id}`, edits[id as keyof typeof edits] ?? value] as const),
  ];
  for (const [name, value] of values) if (!kept.includes(name)) write(form, name, String(value));
}

/** Moves the slider to what its field says, as near as it can. */
export function moveSlider(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('[data-slider]')!;
  const amount = readAmount(typedIn(form, slider.dataset.slider!));
  if (amount !== undefined) slider.value = String(amount);
}
