import type { TableContent } from './figures-table';
import { fill } from './fill';
import type { LeadFormFile } from './lead-forms';
import type { FormTableWords } from './legal';

type Field = LeadFormFile['fields'][number];

/** The questions of a form in the order of its tabs: those of the first tab, then what the others ask besides. */
function inOrderOfTabs({ tabs, fields }: LeadFormFile): Field[] {
  const names = Object.keys(tabs?.names ?? {});
  if (names.length === 0) return fields;
  const isUnder = (tab: string) => (field: Field) => !field.tabs || field.tabs.includes(tab);
  return [...new Set(names.flatMap((tab) => fields.filter(isUnder(tab))))];
}

function isNeeded({ required, initial, tabs }: Field, form: LeadFormFile, { needed }: FormTableWords): string {
  if (initial) return needed.chosen;
  if (!required) return needed.no;
  if (required === 'marked') return needed.marked;
  if (!tabs) return needed.yes;
  const names = form.tabs!.names;
  const shown = (tab: string) => names[tab]!.shown;
  const [other, ...more] = Object.keys(names).filter((tab) => !tabs.includes(tab));
  return fill(needed.underTabs, {
    tabs: tabs.map((tab) => fill(needed.tab, { name: lower(shown(tab)) })).join(needed.and),
    others: more.length > 0 ? needed.otherTabs : fill(needed.otherTab, { name: lower(shown(other!)) }),
  });
}

const lower = (name: string) => name.toLowerCase();

/** The table of the privacy policy that says what a form asks, whether it needs an answer, and why it asks. */
export function formTable(form: LeadFormFile, words: FormTableWords): TableContent {
  const rows = inOrderOfTabs(form).map((field) => [field.label, isNeeded(field, form, words), field.purpose]);
  const { whichTab, consent, needed } = words;
  return {
    caption: words.captions[form.name]!,
    columns: words.columns,
    rows: [
      ...(form.tabs ? [[whichTab.question, needed.yes, whichTab.why]] : []),
      ...rows,
      [consent.question, needed.yes, consent.why],
    ],
  };
}
