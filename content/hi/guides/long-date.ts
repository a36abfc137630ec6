/**
 * Writes a date as a guide in Hindi prints it.
 * @param day YYYY-MM-DD
 * @returns for example "21 नवंबर 2026", with spaces at which no line breaks
 */
export const longDate = (day: string) =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
