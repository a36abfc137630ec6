/** Returns the date in India at a moment, as YYYY-MM-DD. Until 5:30 a.m. there, UTC still has the day before. */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);

/** Writes a date in words: 21 November 2026. @param day a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(day.length > 4 && { month: 'long' }),
    ...(day.length > 7 && { day: 'numeric' }),
    // Uses UTC, in which `new Date` reads a day: a build west of Greenwich would otherwise print the day before.
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(day));

/**
 * Returns the names of the months. Not for code that runs in a browser: a browser may spell a name differently from
 * Node.js, which builds the pages, and React would report the difference as an error.
 */
export function monthNames(locale: string, month: 'narrow' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
  // Shortens Hindi names to two letters, because April, August and October all have the narrow name अ.
  return month === 'narrow' && /\p{Script=Devanagari}/u.test(names[0]!)
    ? monthNames(locale, 'long').map(firstTwo)
    : names;
}

/** Returns the first two Devanagari letters with vowel signs. Joined consonants, such as प्र, count as one letter. */
const firstTwo = (name: string): string => /^(?:(?:\p{L}़?्)*\p{L}(?:(?!्)\p{M})*){1,2}/u.exec(name)?.[0] ?? name;
