/** Writes a time in words. Makes the formatter only when called, as the first one takes a phone a tenth of a second. */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOfPage(), {
    day: 'numeric',
    month: 'long',
    // Uses the digits 0 to 9, which other numbers on the page keep even when a program translates it.
    numberingSystem: 'latn',
    ...parts,
  }).format(time);

/**
 * The page's language. If a translation program has set an invalid one, such as "auto", returns [], with which Intl uses
 * the browser's language.
 */
function languageOfPage(): string[] {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang);
  } catch {
    return [];
  }
}

/** Writes a date in the language of the page, for example 7 December 2026. @param time in milliseconds since 1970 */
export const localDate = (time: number) => inWords(time, { year: 'numeric' });

/** Writes a date and time in the language of the page: 7 December, 18:30. @param time in milliseconds since 1970 */
export const localDateAndTime = (time: number) =>
  inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
