/** The event of a field that a program, and not the visitor, has filled in. */
export const FILLED = 'filled';

/** The field of a form that asks the same. Ids differ, because React gives other ones to a form that it draws anew. */
export const sameField = (form: HTMLFormElement, { name, type, value }: HTMLInputElement) =>
  ([...form.elements] as HTMLInputElement[]).find(
    (field) => name && field.name === name && (type !== 'radio' || field.value === value),
  );

/** Gives a form what was typed and chosen in another one with the same questions. */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const field of [...to.elements] as HTMLInputElement[]) {
    const { value, checked } = sameField(from, field) ?? field;
    if (field.value === value && field.checked === checked) continue;
    Object.assign(field, { value, checked });
    field.dispatchEvent(new Event(FILLED, { bubbles: true }));
  }
}
