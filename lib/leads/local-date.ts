/** Creates the formatter only when a time is shown, because the first one takes a tenth of a second on a phone. */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOfPage(), {
    day: 'numeric',
    month: 'long',
    // The digits of the numbers beside it, which translators leave alone.
    numberingSystem: 'latn',
    ...parts,
  }).format(time);

/** The language of the browser if a translator has written a name into the page that no language has, such as "auto". */
function languageOfPage(): string[] {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang);
  } catch {
    return [];
  }
}

/** For example 7 December 2026, in the language of the page. @param time in milliseconds since 1970 */
export const localDate = (time: number) => inWords(time, { year: 'numeric' });

/** For example 7 December, 18:30. @param time in milliseconds since 1970 */
export const localDateAndTime = (time: number) =>
  inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
