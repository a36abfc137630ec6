interface Props {
  /** A date as YYYY-MM-DD. */
  day: string;
  /** The language in which the date is written, for example `en-IN`. */
  locale: string;
}

/** A date in words, such as 21 November 2026, in a `time` element. */
export function DateText({ day, locale }: Props) {
  // Formats the date in UTC: otherwise a build west of Greenwich prints the day before.
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(day))}</time>;
}
