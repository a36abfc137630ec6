import { Words } from '../Words/Words';
import { DateText } from './DateText';

interface Props {
  /** A text in which `{date}` stands for a date. */
  children: string;
  /** A date as YYYY-MM-DD. */
  day: string;
  /** The language in which the date is written, for example `en-IN`. */
  locale: string;
}

/** A text with its date filled in. */
export function DatedWords({ children, day, locale }: Props) {
  const [before = '', after = ''] = children.split('{date}');
  return (
    <>
      <Words>{before}</Words>
      <DateText day={day} locale={locale} />
      <Words>{after}</Words>
    </>
  );
}
