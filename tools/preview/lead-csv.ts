import type { Lead } from './lead-store';
import { formName } from './lead-form';

/** Where a spreadsheet sees a formula begin; invisible marks count as spaces. */
const FORMULA_START = /^(?=[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
/** A spreadsheet told to split at semicolons or tabs does so inside quotes too, and ends a row at a line break. */
const FORMULA_AFTER_SPLIT = /([;\t\r\n][\s\p{Cf}]*)([=+\-@＝＋－＠])?/gu;

/** One quoted cell (RFC 4180) that no spreadsheet runs as a formula: an apostrophe makes it text. */
export function csvCell(value: string): string {
  const defused = value
    .replace(FORMULA_AFTER_SPLIT, (_, split: string, sign?: string) => (sign ? `${split}'${sign}` : split))
    .replace(FORMULA_START, "'");
  return `"${defused.replaceAll('"', '""')}"`;
}

const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Each column about the visitor, with the labels of message lines and the names of parameters that it is filled from. */
const COLUMNS = {
  Name: { lines: ['Name', 'Full Name'], params: ['from_name', 'name'] },
  Phone: { lines: ['WhatsApp', 'WhatsApp Number'], params: ['whatsapp'] },
  'PIN code': { lines: ['Pin Code'], params: ['pinCode'] },
  City: { lines: ['City'], params: ['city'] },
  'Company or society': { lines: ['Company Name', 'Housing Society'], params: ['housingSociety'] },
  'Monthly bill': { lines: ['Monthly Bill'], params: ['electricityBill'] },
  'E-mail': { lines: ['Email'], params: ['from_email'] },
  Designation: { lines: [], params: ['designation'] },
  'AGM approval': { lines: [], params: ['agmApproval'] },
  'Terms agreed': { lines: [], params: ['agreeTerms'] },
  'Lead source': { lines: [], params: ['lead_source'] },
} satisfies Record<string, { lines: string[]; params: string[] }>;

type Column = keyof typeof COLUMNS;

const columnsOf = (kind: 'lines' | 'params') =>
  new Map(
    Object.entries(COLUMNS).flatMap(([column, from]) => from[kind].map((name) => [name, column as Column] as const)),
  );
const OF_LINE = columnsOf('lines');
const OF_PARAM = columnsOf('params');

/** The company's own name and inbox: the same in every lead. The type of a go-solar lead stands in the column of its form. */
const LEFT_OUT = ['to_name', 'to_email', 'message'];
const TYPE = 'Form Type';
/** What the site writes where nothing was given. */
const NOTHING = ['', 'N/A'];

const LABELLED_LINE = /^([^:]{1,40}): (.*)$/;

/** A lead's values by column; what has no column, or whose column holds something else already, is kept in `rest`. */
function readFields(lead: Lead): { values: Map<Column, string>; type: string; rest: string[] } {
  const params = lead.body.template_params ?? {};
  const values = new Map<Column, string>();
  const rest: string[] = [];
  let type = '';
  const keep = (column: Column | undefined, value: string, whole: string) => {
    if (NOTHING.includes(value)) return;
    if (column && !values.has(column)) values.set(column, value);
    else if (!column || values.get(column) !== value) rest.push(whole);
  };
  String(params.message ?? '')
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      const [, label = '', value = line] = LABELLED_LINE.exec(line) ?? [];
      if (index === 0 && label === TYPE) type = value;
      else keep(OF_LINE.get(label), value, line);
    });
  for (const [name, value] of Object.entries(params)) {
    if (!LEFT_OUT.includes(name)) keep(OF_PARAM.get(name), String(value ?? ''), `${name}: ${value}`);
  }
  return { values, type, rest };
}

/** A day and a time that spreadsheets read as such, whatever the time zone of the computer. */
const IN_INDIA = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

function inIndia(receivedAt: string): string {
  const time = new Date(receivedAt);
  return Number.isNaN(time.getTime()) ? receivedAt : IN_INDIA.format(time);
}

/**
 * The leads as a CSV file with a byte order mark, a line at a time, so that no more than one lead is ever in memory. Every
 * form fills the same columns.
 */
export async function* csvOfLeads(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  const columns = Object.keys(COLUMNS) as Column[];
  yield `\uFEFF${csvLine(['Received (India)', 'Form', ...columns, 'Page', 'Other text'])}`;
  for await (const lead of leads) {
    const { values, type, rest } = readFields(lead);
    const form = [formName(lead.form), type && ` (${type})`, lead.test && ' - test'].filter(Boolean).join('');
    yield csvLine([
      inIndia(lead.receivedAt),
      form,
      ...columns.map((column) => values.get(column) ?? ''),
      lead.page ?? '',
      rest.join('\n'),
    ]);
  }
}
