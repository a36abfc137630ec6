/** Makes the formatter only when a date is written, because making the first one takes a phone a tenth of a second. */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOfPage(), {
    day: 'numeric',
    month: 'long',
    // Always writes the digits 0 to 9, because the other numbers on the page keep these digits in a translation.
    numberingSystem: 'latn',
    ...parts,
  }).format(time);

/**
 * Returns [] if a translation program has set an invalid language such as "auto". Intl then uses the language of the
 * browser.
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

/** Writes day, month and time in the language of the page: 7 December, 18:30. @param time in milliseconds since 1970 */
export const localDateAndTime = (time: number) =>
  inWords(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
