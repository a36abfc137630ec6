/**
 * Formats a time in the language of the page. The formatter is created only when a time is shown, because creating the
 * first one takes a tenth of a second on a phone.
 * @param time in milliseconds since 1970
 */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    ...parts,
  }).format(time);

/** Formats a date with its year, for example 7 December 2026. */
export const dateInWords = (time: number) => inWords(time, { year: 'numeric' });

/** Formats a date without its year but with the time of day, for example 7 December, 18:30. */
export const dateAndTime = (time: number) => inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
