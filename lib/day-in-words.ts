/**
 * Formats a date in words, for example 21 November 2026.
 * @param day a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY
 * @param locale the locale of the language, for example `en-IN`
 */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(day.length > 4 && { month: 'long' }),
    ...(day.length > 7 && { day: 'numeric' }),
    // Uses UTC, because a build in a time zone west of Greenwich would otherwise print the day before.
    timeZone: 'UTC',
  }).format(new Date(day));
