/** Creates the formatter only when a time is shown, because the first one takes a tenth of a second on a phone. */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    ...parts,
  }).format(time);

/** For example 7 December 2026, in the language of the page. @param time in milliseconds since 1970 */
export const localDate = (time: number) => inWords(time, { year: 'numeric' });

/** For example 7 December, 18:30. @param time in milliseconds since 1970 */
export const localDateAndTime = (time: number) =>
  inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
