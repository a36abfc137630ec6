/** A phone needs a tenth of a second for the first formatter, so the page makes no formatter in advance. */
const inWords = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOfPage(), {
    day: 'numeric',
    month: 'long',
    // The digits 0 to 9 match the other numbers on the page, which translation programs do not change.
    numberingSystem: 'latn',
    ...parts,
  }).format(time);

/**
 * A translation program may have set an invalid language such as "auto". For [], Intl uses the language of the browser.
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
