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

const columns = ['हम क्या पूछते हैं', 'ज़रूरी?', 'क्यों'];
const NEEDED = 'हाँ';

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
  if (initial) return 'एक जवाब पहले से चुना हुआ है; आप उसे बदल सकते हैं';
  if (!required) return 'नहीं';
  if (required === 'marked') return 'हम चुनने को कहते हैं, पर खाली भी छोड़ सकते हैं';
  if (!tabs) return NEEDED;
  const name = (tab: string) => `“${words.tabs!.names[tab]!}”`;
  const [other, ...more] = tabsOf(form).filter((tab) => !tabs.includes(tab));
  const others = more.length > 0 ? 'बाकी में नहीं पूछते' : `${name(other!)} में नहीं पूछते`;
  return `हाँ, ${tabs.map(name).join(' और ')} में; ${others}`;
}

function tableOf(caption: string, content: Asked, why: Record<string, string>): Table {
  const { form, words } = content;
  const rows = inOrderOfTabs(form).map((field) => [
    words.fields[field.name]?.label ?? '',
    needed(field, content),
    why[field.name]!,
  ]);
  if (form.tabs) rows.unshift(['आपने कौन सा टैब चुना', NEEDED, 'आपको सही सलाहकार तक पहुँचाने के लिए']);
  return { caption, columns, rows: [...rows, ['सहमति का खाना', NEEDED, 'ताकि पता हो कि आप इस नीति से सहमत हैं']] };
}

export const landingTable = tableOf(
  'हमारे शुरुआती पेजों पर सलाह का फॉर्म',
  { form: landing, words: landingForm },
  purposes.landing,
);

export const commercialTable = tableOf(
  'कारोबार के लिए पूछताछ का फॉर्म',
  { form: commercial, words: commercialForm },
  purposes.commercial,
);

export const housingTable = tableOf('हाउसिंग सोसायटी का फॉर्म', { form: housing, words: housingForm }, purposes.housing);

export const tabbedTable = tableOf(
  'सलाह का फॉर्म, जिसमें तीन टैब हैं: घर, सोसायटी, कारोबार',
  { form: tabbed, words: tabbedForm },
  purposes.tabbed,
);
