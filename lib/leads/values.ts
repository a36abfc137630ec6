/** The answers of a form by field name, each on one line. */
export type LeadValues = Readonly<Record<string, string>>;

/** Everything that e-mail, HTML or a spreadsheet treats as a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Puts an answer on one line, because line breaks could imitate further lines of the message. */
export const cleanValue = (value: string): string => value.replace(LINE_BREAK, ' ').trim();

export type FormEntries = Iterable<[name: string, value: FormDataEntryValue]>;

export const readValues = (data: FormEntries): LeadValues =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, cleanValue(value)]] : [])),
  );
