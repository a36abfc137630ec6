/** The answers of a form by field name, cleaned so that they can be written into a message. */
export type LeadValues = Readonly<Record<string, string>>;

/** Every character that starts a new line in mail, in HTML or in a spreadsheet. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Puts an answer on one line and trims its ends; all other characters stay. So no answer can start a new line of a
 * message.
 */
export function cleanValue(value: string): string {
  return value.replace(LINE_BREAK, ' ').trim();
}

/** Reads the values of a submitted form. A ticked box without a value of its own reads "on". */
export function readValues(data: FormData): LeadValues {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, cleanValue(value)]] : [])),
  );
}
