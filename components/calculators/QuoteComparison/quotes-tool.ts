import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import { fill } from '@/lib/content/fill';
import { energyAnswers } from '@/lib/solar/answers';
import { rupeesText, unitsText, wholeRupees } from '@/lib/solar/format';
import { loadOf } from '@/lib/solar/load';
import { type Column, columns, type JudgedQuote, quotesOutcome, type QuotesOutcome } from '@/lib/solar/quotes';
import type { Fields } from '../fields/read-fields';
import { showFigure } from '../results/show-figure';
import type { Tool } from '../state/calculation';

export const quotesTool: Tool<QuotesOutcome> = {
  outcomeOf: (facts, raw) => quotesOutcome(facts, raw),
  basisOf: ({ outcome: { before, load } }) => ({ bill: wholeRupees(before), load }),
  estimatedLoad: (loads, raw) => loadOf(loads, 'home', energyAnswers(raw)),
};

/** Removes the comma that Intl.ListFormat writes before "and" in Hindi. */
export const joinNames = (names: string[], locale: string) =>
  new Intl.ListFormat(locale)
    .formatToParts(names)
    .map(({ value }, index, { length }) => (index === length - 2 ? value.replace(/^,/, '') : value))
    .join('');

export function quoteName({ columns: ours }: QuoteComparisonContent, fields: Fields, column: Column): string {
  const names = columns.map((each) => fields[`${each}-name`]?.trim() || ours[each].name);
  const name = names[columns.indexOf(column)]!;
  return names.filter((each) => each === name).length > 1 ? `${name} (${column.toUpperCase()})` : name;
}

const percentText = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

export function quotesTitle(
  { titles }: QuoteComparisonContent,
  { quotes, best, unequal }: QuotesOutcome,
  nameOf: (column: Column) => string,
): string {
  if (best) return fill(titles.best, { name: nameOf(best) });
  if (unequal.length > 0) return titles.unequal;
  if (quotes.length > 1) return titles.same;
  const { against } = quotes[0]!;
  if (against === 0) return titles.typical;
  return fill(against > 0 ? titles.above : titles.below, { percent: percentText(against) });
}

export function quotesNotes(
  { notes, unequal: names }: QuoteComparisonContent,
  { quotes, incomplete, unequal }: QuotesOutcome,
  nameOf: (column: Column) => string,
  listed: (names: string[]) => string,
): string[] {
  return [
    ...(unequal.length > 0 ? [fill(notes.unequal, { names: listed(unequal.map((name) => names[name])) })] : []),
    ...incomplete.map((column) => fill(notes.incomplete, { name: nameOf(column) })),
    ...quotes
      .filter(({ panels }) => panels === 'unknown')
      .map(({ column, possible }) => fill(notes.possible, { name: nameOf(column), rupees: rupeesText(possible) })),
  ];
}

export const questionsFor = (
  { ask, parts }: QuoteComparisonContent,
  quote: JudgedQuote,
  listed: (names: string[]) => string,
): string[] =>
  quote.ask.map((name) =>
    fill(ask[name], {
      missing: listed(quote.missing.map((part) => parts[part])),
      kw: quote.kw,
      against: percentText(quote.against),
      units: unitsText(quote.units ?? 0),
    }),
  );

/** Names quotes by letters, because installers' names must not leave the device. */
export function quotesMessage(
  content: QuoteComparisonContent,
  labels: CalculatorLabels,
  outcome: QuotesOutcome,
  address: string,
): string {
  const nameOf = (column: Column) => content.columns[column].name;
  const quotes = outcome.quotes.map(({ column, kw, figures }) => {
    const shown = (name: string) => showFigure(figures[name]!, labels);
    const values = { kw, full: shown('full'), net: shown('net'), payback: shown('payback') };
    return fill(content.inMessage, { name: nameOf(column), ...values });
  });
  return fill(content.message, { title: quotesTitle(content, outcome, nameOf), quotes: quotes.join(' '), address });
}
