import { createElement, Fragment } from 'react';
import { dayInWords } from '@/lib/dates';
import { unbroken } from '../Text/unbroken';

interface Props {
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  day: string;
  locale: string;
}

export function DateText({ day, locale }: Props) {
  return <time dateTime={day}>{dayInWords(day, locale)}</time>;
}

export function TextWithDate({ children, day, locale }: Props & { children: string }) {
  const date = <DateText day={day} locale={locale} />;
  const parts = children
    .split('{date}')
    .flatMap((text, index) => (index === 0 ? [unbroken(text)] : [date, unbroken(text)]));
  // Not an array, because the keys of its elements would make the page's data longer.
  return createElement(Fragment, null, ...parts);
}
