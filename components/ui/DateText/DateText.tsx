interface Props {
  /** YYYY-MM-DD. */
  day: string;
  /** The language of the words around it, for example `en-IN`. */
  locale: string;
}

/** A day in words: 21 November 2026. */
export function DateText({ day, locale }: Props) {
  // Read in UTC, or a build west of Greenwich prints the day before.
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(day))}</time>;
}
