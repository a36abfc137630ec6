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

/** Groups neighbouring fields that are asked under the same tabs. */
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
 * Returns the name of the last text field, where a phone's keyboard shows a send key.
 * @returns undefined if there is none, or if a drop-down list follows
 */
export function lastTextField(form: FormDescription, tab?: string): string | undefined {
  const last = inOrderAsked(fieldsOf(form, tab)).findLast(({ kind }) => kind !== 'choice');
  return last?.kind === 'list' ? undefined : last?.name;
}
