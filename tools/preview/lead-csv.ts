import type { Lead } from './lead-store';

/** Far more than the four forms have together; what does not fit goes into the last column. */
const MAX_COLUMNS = 100;
const LABELLED_LINE = /^([^:]{1,40}): (.*)$/;

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

type Field = { key: string; title: string; value: string };

/** A lead's labelled message lines, then its other values; what has no label is kept in `rest`. */
function readFields(lead: Lead): { fields: Field[]; rest: string[] } {
  const { message = '', ...params } = lead.body.template_params ?? {};
  const fields = new Map<string, Field>();
  const rest: string[] = [];
  for (const line of String(message ?? '').split(/\r\n|\r|\n/)) {
    const [, title = '', value = ''] = LABELLED_LINE.exec(line) ?? [];
    const key = `message ${title}`;
    if (title && !fields.has(key)) fields.set(key, { key, title, value });
    else if (line) rest.push(line);
  }
  for (const [title, value] of Object.entries(params)) {
    const key = `value ${title}`;
    fields.set(key, { key, title, value: String(value ?? '') });
  }
  return { fields: [...fields.values()], rest };
}

/**
 * The leads as a CSV file with a byte order mark, a line at a time. `leads` is called twice: once to
 * learn the columns, once to write, so that no more than one lead is ever in memory.
 */
export async function* csvOfLeads(leads: () => AsyncIterable<Lead>): AsyncGenerator<string> {
  const columns = new Map<string, string>();
  for await (const lead of leads()) {
    for (const { key, title } of readFields(lead).fields) {
      if (columns.size < MAX_COLUMNS) columns.set(key, title);
    }
  }
  yield `\uFEFF${csvLine(['Received', 'Form', ...columns.values(), 'Other text'])}`;
  for await (const lead of leads()) {
    const { fields, rest } = readFields(lead);
    const values = new Map(fields.map(({ key, value }) => [key, value]));
    const others = fields.filter(({ key }) => !columns.has(key)).map(({ title, value }) => `${title}: ${value}`);
    const cells = [...columns.keys()].map((key) => values.get(key) ?? '');
    yield csvLine([lead.receivedAt, lead.form, ...cells, [...rest, ...others].join('\n')]);
  }
}
