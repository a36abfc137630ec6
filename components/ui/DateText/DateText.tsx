import { dayInWords } from '@/lib/dates';

interface Props {
  /** A day, a month or a year, as YYYY-MM-DD, YYYY-MM or YYYY. */
  day: string;
  /** The language in which the date is written, for example `en-IN`. */
  locale: string;
}

/** A date in words, such as 21 November 2026, in a `time` element. */
export function DateText({ day, locale }: Props) {
  return <time dateTime={day}>{dayInWords(day, locale)}</time>;
}
