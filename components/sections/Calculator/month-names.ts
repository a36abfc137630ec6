/**
 * The names of the twelve months in a language, January first. Called at build alone: browsers know other names for some
 * months of some languages, which React would refuse.
 */
export function monthNames(locale: string, month: 'narrow' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
}
