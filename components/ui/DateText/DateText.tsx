interface Props {
  /** YYYY-MM-DD. */
  day: string;
  language?: 'en-IN' | 'hi-IN';
}

/** A day in words: 21 November 2026. */
export function DateText({ day, language = 'en-IN' }: Props) {
  const words = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(day))}</time>;
}
