/**
 * Writes a time in the language of the page. The formatter is made only when a time is shown, because making the first
 * one takes a phone a tenth of a second.
 * @param time in milliseconds since 1970
 */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    ...parts,
  }).format(time);

/** A date with its year, for example 7 December 2026. */
export const dateInWords = (time: number) => inWords(time, { year: 'numeric' });

/** A date of these days, with its time. */
export const dateAndTime = (time: number) => inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
