import { Words } from '../Words/Words';
import { DateText } from './DateText';

interface Props {
  /** With `{date}` where the day goes. */
  children: string;
  /** YYYY-MM-DD. */
  day: string;
  /** The language of the words, for example `en-IN`. */
  locale: string;
}

/** Words with a day in them. */
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
