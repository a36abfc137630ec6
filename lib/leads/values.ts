/** The answers of a form by the names of its fields. Each is on one line, so that it can be written into a message. */
export type LeadValues = Readonly<Record<string, string>>;

/** All line breaks of e-mail, HTML and spreadsheets. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Puts an answer on one line and removes spaces at both ends. Otherwise, an answer with line breaks could imitate
 * further lines of the message.
 */
export function cleanValue(value: string): string {
  return value.replace(LINE_BREAK, ' ').trim();
}

/** The entries of a `FormData`. */
export type FormEntries = Iterable<[name: string, value: FormDataEntryValue]>;

/** Reads the values of a submitted form. A ticked box without a value of its own has the value "on". */
export function readValues(data: FormEntries): LeadValues {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, cleanValue(value)]] : [])),
  );
}
