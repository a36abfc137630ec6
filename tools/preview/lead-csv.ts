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
const COLUMNS: Record<string, string[]> = {
  Name: ['Name', 'Full Name', 'from_name', 'name'],
  Phone: ['WhatsApp', 'WhatsApp Number', 'whatsapp'],
  'PIN code': ['Pin Code', 'pinCode'],
  City: ['City', 'city'],
  'Company or society': ['Company Name', 'Housing Society', 'housingSociety'],
  'Monthly bill': ['Monthly Bill', 'electricityBill'],
  'E-mail': ['Email', 'from_email'],
  Designation: ['designation'],
  'AGM approval': ['agmApproval'],
  'Terms agreed': ['agreeTerms'],
  'Lead source': ['lead_source'],
};
const columnOf = (source: string) => Object.keys(COLUMNS).find((column) => COLUMNS[column]!.includes(source));

/** The company's own name and inbox, the same in every lead, and the message, which is read line by line. */
const LEFT_OUT = ['to_name', 'to_email', 'message'];
/** The line by which a go-solar lead says what it is about; its value stands in the column of the form. */
const TYPE = /^Form Type: (.*)\n?/;

/** A lead's values by column; what has no column, or whose column holds something else already, is kept in `rest`. */
function readFields({ body: { template_params: params = {} } }: Lead) {
  const values: Record<string, string> = {};
  const rest: string[] = [];
  const keep = (source: string, value: string, whole: string) => {
    // The site writes N/A where nothing was given.
    if (['', 'N/A'].includes(value)) return;
    const column = columnOf(source);
    if (column && !values[column]) values[column] = value;
    else if (!column || values[column] !== value) rest.push(whole);
  };
  const message = String(params.message ?? '').replace(/\r\n?/g, '\n');
  for (const line of message.replace(TYPE, '').split('\n')) {
    const [, label = '', value = line] = /^([^:]{1,40}): (.*)$/.exec(line) ?? [];
    keep(label, value, line);
  }
  for (const [name, value] of Object.entries(params))
    if (!LEFT_OUT.includes(name)) keep(name, String(value ?? ''), `${name}: ${value}`);
  return { values, type: TYPE.exec(message)?.[1], rest };
}

/** A day and a time that spreadsheets read as such, whatever the time zone of the computer. */
const inIndia = (time: Date) => time.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The leads as a CSV file with a byte order mark, a line at a time, so that no more than one lead is ever in memory. Every
 * form fills the same columns.
 */
export async function* csvOfLeads(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  const columns = Object.keys(COLUMNS);
  yield `\uFEFF${csvLine(['Received (India)', 'Form', ...columns, 'Page', 'Other text'])}`;
  for await (const lead of leads) {
    const { values, type, rest } = readFields(lead);
    const time = new Date(lead.receivedAt);
    yield csvLine([
      Number.isNaN(time.getTime()) ? lead.receivedAt : inIndia(time),
      [formName(lead.form), type && ` (${type})`, lead.test && ' - test'].filter(Boolean).join(''),
      ...columns.map((column) => values[column] ?? ''),
      lead.page ?? '',
      rest.join('\n'),
    ]);
  }
}
