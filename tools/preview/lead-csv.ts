import type { Lead } from './lead-store';
import { formName } from './lead-form';

/** Matches a cell that a spreadsheet would read as a formula. Invisible characters count as spaces. */
const FORMULA_START = /^(?=[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * Matches a formula that begins after a semicolon, a tab or a line break: a spreadsheet told to split cells there does
 * so inside quotes too.
 */
const FORMULA_AFTER_SPLIT = /([;\t\r\n][\s\p{Cf}]*)([=+\-@＝＋－＠])?/gu;

/** Writes one quoted CSV cell (RFC 4180). An apostrophe keeps spreadsheets from running it as a formula. */
export function csvCell(value: string): string {
  const defused = value
    .replace(FORMULA_AFTER_SPLIT, (_, split: string, sign?: string) => (sign ? `${split}'${sign}` : split))
    .replace(FORMULA_START, "'");
  return `"${defused.replaceAll('"', '""')}"`;
}

const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The CSV columns about the visitor, with the message labels and parameter names from which each is filled. */
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

/**
 * Parameters of a lead without a column in the CSV file: the company's own name and inbox, and the message, whose lines
 * have columns.
 */
const LEFT_OUT = ['to_name', 'to_email', 'message'];
/** Matches the line in which a lead from /go-solar names its type. Its value goes into the column of the form. */
const TYPE = /^Form Type: (.*)\n?/;

/** Sorts a lead's values into CSV columns. Values without a column, or whose column is full, are kept in `rest`. */
function readFields({ body: { template_params: params = {} } }: Lead) {
  const values: Record<string, string> = {};
  const rest: string[] = [];
  const keep = (source: string, value: string, whole: string) => {
    // Skips N/A, which the site writes where the visitor gave no answer.
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

/** Writes day and time in Indian time, in a form that spreadsheets read in any time zone. */
const inIndia = (time: Date) => time.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** Writes leads as a CSV file with a byte order mark, line by line, so that only one lead is in memory. */
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
