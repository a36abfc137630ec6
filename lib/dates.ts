/** Returns the date in India as YYYY-MM-DD, which can be a day ahead of the date in UTC. */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);

/**
 * Writes a date in words: 21 November 2026.
 * @param day YYYY-MM-DD, YYYY-MM or YYYY
 */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(day.length > 4 && { month: 'long' }),
    ...(day.length > 7 && { day: 'numeric' }),
    // `new Date` reads a day in UTC, so in its own zone a build west of Greenwich would print the day before.
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(day));

/** Returns the names of the months. Not for browsers, because their names may differ from those in the built page. */
export function monthNames(locale: string, month: 'narrow' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
  // Takes the first two letters in Hindi, because the narrow names of April, August and October are all अ.
  return month === 'narrow' && /\p{Script=Devanagari}/u.test(names[0]!)
    ? monthNames(locale, 'long').map(firstTwo)
    : names;
}

/** Joined consonants, such as प्र, count as one letter. */
const firstTwo = (name: string): string => /^(?:(?:\p{L}़?्)*\p{L}(?:(?!्)\p{M})*){1,2}/u.exec(name)?.[0] ?? name;
