import { fillWith } from '../Text/fill-with';
import { Text } from '../Text/Text';
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
export const TextWithDate = ({ children, day, locale }: Props) =>
  fillWith(children, 'date', <DateText day={day} locale={locale} />, (text) => <Text>{text}</Text>);
