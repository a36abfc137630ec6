'use client';

import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import { fill } from '@/lib/content/fill';
import { type Column, columns, type QuotesOutcome } from '@/lib/solar/quotes';
import type { Question } from '@/lib/solar/questions';
import { CalculatorFrame, type CalculatorProps } from '../Calculator/CalculatorFrame';
import { BillQuestion, ColumnQuestions, QuestionGroups } from '../fields/Questions';
import { Detail } from '../results/Detail';
import { FigureList } from '../results/FigureList';
import { Finding } from '../results/Finding';
import { showFigure } from '../results/show-figure';
import { ownBillAndTown } from '../state/answers-for-form';
import { useCalculator } from '../state/use-calculator';
import { joinNames, questionsFor, quoteName, quotesMessage, quotesNotes, quotesTitle, quotesTool } from './quotes-tool';
import { ToAsk } from './ToAsk';
import { QuotesTable } from './QuotesTable';

export function QuoteComparison(props: CalculatorProps<QuoteComparisonContent>) {
  const { content, labels, locale } = props;
  const calculator = useCalculator(props, quotesTool, ownBillAndTown);
  const { state, deferred, asked, asking, shown } = calculator;
  const { questions } = calculator.calculation;
  const named = (column: Column) => quoteName(content, state.fields, column);
  const of = (column: Column, list: Question[]) => list.filter(({ name }) => name.startsWith(`${column}-`));
  const isOpen = (column: Column) => column === 'a' || of(column, questions).some(({ name }) => state.set.has(name));
  const listed = (names: string[]) => joinNames(names, locale);

  const main = ({ quotes }: QuotesOutcome) =>
    quotes.flatMap(({ column }) => [
      { name: `${column}-net`, label: fill(content.figures.mainNet, { name: named(column) }) },
      { name: `${column}-payback`, label: fill(content.figures.mainPayback, { name: named(column) }) },
    ]);
  const { outcome } = state.result;
  return (
    <CalculatorFrame
      {...props}
      calculator={calculator}
      first={<BillQuestion question={questions.find(({ name }) => name === 'bill')!} {...asking} />}
      main={
        <>
          <Finding name="best" value={outcome.best} text={quotesTitle(content, outcome, named)} from={shown.from} />
          <FigureList list={main(outcome)} figures={outcome.figures} {...shown} isMain />
        </>
      }
      notesOf={(result) => quotesNotes(content, result.outcome, named, listed)}
      spoken={(result) =>
        fill(content.spoken, {
          title: quotesTitle(content, result.outcome, named),
          figures: main(result.outcome)
            .map(({ name, label }) => `${label}: ${showFigure(result.outcome.figures[name]!, labels)}`)
            .join(', '),
        })
      }
      printed={[
        { questions: asked.filter(({ words }) => words === undefined) },
        ...columns.filter(isOpen).map((column) => ({ name: named(column), questions: of(column, asked) })),
      ]}
      messageFor={(result, address) => quotesMessage(content, labels, result.outcome, address)}
      isMessageShown
      more={
        <>
          {columns.map((column) => (
            <ColumnQuestions
              heading={content.columns[column].name}
              toOpen={column === 'a' ? undefined : content.columns[column].open}
              isOpen={isOpen(column)}
              column={column}
              questions={questions}
              {...asking}
              key={column}
            />
          ))}
          <QuestionGroups questions={questions} groups={content.groups} {...asking} />
        </>
      }
      details={
        <>
          <QuotesTable
            content={content}
            result={deferred.result}
            {...shown}
            nameOf={named}
            isMain={(name) => /-(net|payback)$/.test(name)}
          />
          <Detail heading={content.toAsk.heading} text={content.toAsk.text} width="whole">
            {deferred.result.outcome.quotes.map((quote) => (
              <ToAsk
                heading={named(quote.column)}
                questions={questionsFor(content, quote, listed)}
                nothing={content.toAsk.nothing}
                key={quote.column}
              />
            ))}
          </Detail>
        </>
      }
    />
  );
}
