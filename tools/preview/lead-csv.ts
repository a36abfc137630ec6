import type { FieldDescription } from '../../content/schemas/lead-forms';
import { answersOf, siteForms } from './lead-answers';
import { FORM_NAMES } from './lead-form';
import type { Lead } from './lead-store';

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

/** The column for a question of a form. Every form asks for a name and a phone number, in words of its own. */
const columnOf = ({ kind, label }: FieldDescription) =>
  ({ personName: 'Name', phone: 'Phone', phoneAsText: 'Phone' })[kind as string] ?? label;

/** Writes day and time in Indian time, in a form that spreadsheets read in any time zone. */
const inIndia = (time: Date) => time.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * Writes leads as a CSV file with a byte order mark, line by line, so that only one lead is in memory: a column for each
 * question of the site's forms, and one with all that was sent.
 */
export async function* csvOfLeads(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  const columns = [...new Set(siteForms().flatMap(({ fields }) => fields.map(columnOf)))];
  yield `\uFEFF${csvLine(['Received (India)', 'Form', ...columns, 'Page', 'As sent'])}`;
  for await (const lead of leads) {
    const answers = Object.fromEntries(answersOf(lead).map(([field, answer]) => [columnOf(field), answer]));
    const time = new Date(lead.receivedAt);
    yield csvLine([
      Number.isNaN(time.getTime()) ? lead.receivedAt : inIndia(time),
      FORM_NAMES[lead.form],
      ...columns.map((column) => answers[column] ?? ''),
      lead.page ?? '',
      JSON.stringify(lead.body.template_params ?? {}),
    ]);
  }
}
