import type { FieldDescription, FormDescription } from './description';

export const tabsOf = ({ tabs }: FormDescription): string[] => Object.keys(tabs?.names ?? {});

export const fieldsOf = ({ fields }: FormDescription, tab?: string): FieldDescription[] =>
  fields.filter(({ tabs }) => !tab || !tabs || tabs.includes(tab));

export const phoneField = (form: FormDescription, tab?: string) =>
  fieldsOf(form, tab).find(({ kind }) => /^phone/.test(kind));

export const billQuestion = ({ fields }: FormDescription) => fields.find(({ bills }) => bills !== undefined);

function inOrderAsked(fields: readonly FieldDescription[]): FieldDescription[] {
  const asked = fields.filter(({ askedAfter }) => !askedAfter);
  for (const field of fields)
    if (field.askedAfter) asked.splice(asked.findIndex(({ name }) => name === field.askedAfter) + 1, 0, field);
  return asked;
}

/** Returns groups of neighbouring questions under the same tabs, in the order in which the form asks the questions. */
export function questionGroups({ fields }: FormDescription) {
  const groups: { tabs?: readonly string[]; fields: FieldDescription[] }[] = [];
  for (const field of inOrderAsked(fields)) {
    const last = groups.at(-1);
    if (last && last.tabs?.join() === field.tabs?.join()) last.fields.push(field);
    else groups.push({ tabs: field.tabs, fields: [field] });
  }
  return groups;
}

/**
 * Returns the name of the last text field, in which the keyboard of a phone shows a key that sends the form. Returns
 * undefined if a drop-down list follows the field or if there is no text field.
 */
export function lastTextField(form: FormDescription, tab?: string): string | undefined {
  const last = inOrderAsked(fieldsOf(form, tab)).findLast(({ kind }) => kind !== 'choice');
  return last?.kind === 'list' ? undefined : last?.name;
}
