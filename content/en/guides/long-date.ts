/**
 * Writes a date as a guide prints it.
 * @param day YYYY-MM-DD
 * @returns for example "21 November 2026", with spaces at which no line breaks
 */
export const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
