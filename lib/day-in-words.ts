/**
 * A day in words: 21 November 2026.
 * @param day a day, a month or a year: YYYY-MM-DD, YYYY-MM, YYYY
 * @param locale the language in which it is written, for example `en-IN`
 */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(day.length > 4 && { month: 'long' }),
    ...(day.length > 7 && { day: 'numeric' }),
    // In UTC: otherwise a build west of Greenwich prints the day before.
    timeZone: 'UTC',
  }).format(new Date(day));
