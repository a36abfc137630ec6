/**
 * The names of the twelve months in a language, from January on. It runs only at build: browsers have other names for
 * some months of some languages, and React would report the difference.
 */
export function monthNames(locale: string, month: 'narrow' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
  // In Hindi, the first letters of several months in a row are the same.
  return month === 'narrow' && locale.startsWith('hi') ? monthNames(locale, 'long').map(firstTwo) : names;
}

/** The first two Devanagari letters of a name, each with its vowel signs and the consonants joined to it. */
const firstTwo = (name: string): string => /^(?:(?:\p{L}़?्)*\p{L}(?:(?!्)\p{M})*){1,2}/u.exec(name)?.[0] ?? name;
