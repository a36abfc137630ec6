import type { z } from 'zod';
import { commercial } from '../../facts/forms/commercial';
import type { FieldDescription, FormDescription } from '../../facts/forms/description';
import { housing } from '../../facts/forms/housing';
import { landing } from '../../facts/forms/landing';
import { tabbed } from '../../facts/forms/tabbed';
import type { table } from '../../schemas/figures-table';
import { commercialForm, housingForm, landingForm, purposes, tabbedForm } from '../forms';

/**
 * The tables of the privacy policy: what each form asks, and why. Their rows follow from the descriptions of the forms
 * in content/facts/forms/.
 */

type Table = z.input<typeof table>;

/** A lead form and its words, for the tables of the privacy policy. */
interface Asked {
  form: FormDescription;
  words: { fields: Record<string, { label: string }>; tabs?: { names: Record<string, string> } };
}

const columns = ['What we ask', 'Needed?', 'Why'];
const NEEDED = 'Yes';

const tabsOf = ({ tabs }: FormDescription) => Object.keys(tabs?.names ?? {});

/**
 * Sorts the questions of a form with tabs for the privacy policy: those of the first tab, then the additional ones of
 * the other tabs.
 */
function inOrderOfTabs(form: FormDescription): readonly FieldDescription[] {
  const tabs = tabsOf(form);
  if (tabs.length === 0) return form.fields;
  const isUnder = (tab: string) => (field: FieldDescription) => !field.tabs || field.tabs.includes(tab);
  return [...new Set(tabs.flatMap((tab) => form.fields.filter(isUnder(tab))))];
}

function needed({ required, initial, tabs }: FieldDescription, { form, words }: Asked): string {
  if (initial) return 'One answer is chosen already; you can change it';
  if (!required) return 'No';
  if (required === 'marked') return 'We ask you to choose, but it can be left out';
  if (!tabs) return NEEDED;
  const inText = (tab: string) => words.tabs!.names[tab]!.toLowerCase();
  const [other, ...more] = tabsOf(form).filter((tab) => !tabs.includes(tab));
  const others = more.length > 0 ? 'the others do not ask' : `${inText(other!)} does not ask`;
  return `Yes, under ${tabs.map(inText).join(' and ')}; ${others}`;
}

function tableOf(caption: string, content: Asked, why: Record<string, string>): Table {
  const { form, words } = content;
  const rows = inOrderOfTabs(form).map((field) => [
    words.fields[field.name]?.label ?? '',
    needed(field, content),
    why[field.name]!,
  ]);
  if (form.tabs) rows.unshift(['Which tab you chose', NEEDED, 'To pass you to the right adviser']);
  return { caption, columns, rows: [...rows, ['Consent box', NEEDED, 'To know that you agree to this policy']] };
}

export const landingTable = tableOf(
  'The consultation form on our landing pages',
  { form: landing, words: landingForm },
  purposes.landing,
);

export const commercialTable = tableOf(
  'The enquiry form for businesses',
  { form: commercial, words: commercialForm },
  purposes.commercial,
);

export const housingTable = tableOf(
  'The form for housing societies',
  { form: housing, words: housingForm },
  purposes.housing,
);

export const tabbedTable = tableOf(
  'The consultation form with three tabs: residential, housing, commercial',
  { form: tabbed, words: tabbedForm },
  purposes.tabbed,
);
