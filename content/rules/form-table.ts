import { z } from 'zod';
import { fill } from '../../lib/content/fill';
import type { Table } from '../../lib/content/prose';
import { text, textNaming } from '../../lib/content/text';
import type { LeadFormFile } from '../schemas/lead-forms';

type Form = Pick<LeadFormFile, 'name' | 'tabs' | 'fields'>;
type Field = LeadFormFile['fields'][number];

export const formTableLabels = z.strictObject({
  columns: z.array(text).length(3, 'expected three columns'),
  captions: z.record(z.string(), text),
  needed: z.strictObject({
    yes: text,
    no: text,
    chosen: text,
    marked: text,
    underTabs: textNaming('tabs', 'others'),
    tab: textNaming('name'),
    and: text,
    otherTab: textNaming('name'),
    otherTabs: text,
  }),
  whichTab: z.strictObject({ question: text, why: text }),
  consent: z.strictObject({ question: text, why: text }),
});

type FormTableLabels = z.output<typeof formTableLabels>;

function inOrderOfTabs({ tabs, fields }: Form): Field[] {
  const names = Object.keys(tabs?.names ?? {});
  if (names.length === 0) return fields;
  const isUnder = (tab: string) => (field: Field) => !field.tabs || field.tabs.includes(tab);
  return [...new Set(names.flatMap((tab) => fields.filter(isUnder(tab))))];
}

function isNeeded({ required, initial, tabs }: Field, form: Form, { needed }: FormTableLabels): string {
  if (initial) return needed.chosen;
  if (!required) return needed.no;
  if (required === 'marked') return needed.marked;
  if (!tabs) return needed.yes;
  const names = form.tabs!.names;
  const lower = (tab: string) => names[tab]!.shown.toLowerCase();
  const [other, ...more] = Object.keys(names).filter((tab) => !tabs.includes(tab));
  return fill(needed.underTabs, {
    tabs: tabs.map((tab) => fill(needed.tab, { name: lower(tab) })).join(needed.and),
    others: more.length > 0 ? needed.otherTabs : fill(needed.otherTab, { name: lower(other!) }),
  });
}

export function formTable(form: Form, labels: FormTableLabels): Table {
  const rows = inOrderOfTabs(form).map((field) => [field.label, isNeeded(field, form, labels), field.purpose]);
  const { whichTab, consent, needed } = labels;
  return {
    caption: labels.captions[form.name]!,
    columns: labels.columns,
    rows: [
      ...(form.tabs ? [[whichTab.question, needed.yes, whichTab.why]] : []),
      ...rows,
      [consent.question, needed.yes, consent.why],
    ],
  };
}
