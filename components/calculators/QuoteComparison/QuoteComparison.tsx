'use client';

import { useMemo } from 'react';
import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import { fill } from '@/lib/content/fill';
import { type Column, columns, type QuotesOutcome } from '@/lib/solar/quotes';
import { askingProps, CalculatorFrame, type CalculatorProps } from '../Calculator/CalculatorFrame';
import { BillQuestion, ColumnQuestions, QuestionGroups } from '../fields/Questions';
import { Detail } from '../results/Detail';
import { FigureList } from '../results/FigureList';
import { Finding } from '../results/Finding';
import { PrintedCase } from '../results/PrintedCase';
import { showFigure } from '../results/show-figure';
import { useCalculator } from '../state/use-calculator';
import {
  listOf,
  questionsFor,
  quotesForForm,
  quotesMessage,
  quotesNotes,
  quotesTitle,
  quotesTool,
} from './quotes-tool';
import { ToAsk } from './ToAsk';
import { QuotesTable } from './QuotesTable';
import details from '../results/Details.module.scss';

/** The calculator that compares the quotes of up to three installers. */
export function QuoteComparison(props: CalculatorProps<QuoteComparisonContent>) {
  const { content, labels, locale } = props;
  const calculation = useMemo(() => ({ ...props.calculation, labels, tool: quotesTool }), [props.calculation, labels]);
  const calculator = useCalculator(calculation, quotesForForm);
  const { state, deferred } = calculator;
  const { questions, assumptions } = calculation;
  const asking = askingProps(content.questions, labels, state);
  const asked = questions.filter(({ text }) => !text);
  const from = asked.map(({ name }) => `calc-${name}`).join(' ');
  const named = (column: Column) => state.fields[`${column}-name`]?.trim() || content.columns[column].name;
  const listed = (names: string[]) => listOf(names, locale);
  const shown = (outcome: QuotesOutcome, name: string) => showFigure(outcome.figures[name]!, labels);

  const main = ({ quotes }: QuotesOutcome) =>
    quotes.flatMap(({ column }) => [
      { name: `${column}-net`, label: fill(content.figures.mainNet, { name: named(column) }) },
      { name: `${column}-payback`, label: fill(content.figures.mainPayback, { name: named(column) }) },
    ]);
  const { outcome } = state.result;
  return (
    <CalculatorFrame
      {...props}
      calculation={calculation}
      calculator={calculator}
      first={<BillQuestion question={questions.find(({ name }) => name === 'bill')!} {...asking} />}
      main={
        <>
          <Finding name="best" value={outcome.best} text={quotesTitle(content, outcome, named)} from={from} />
          <FigureList list={main(outcome)} figures={outcome.figures} labels={labels} from={from} isMain />
        </>
      }
      notesOf={(result) => quotesNotes(content, result.outcome, named, listed)}
      spoken={(result) =>
        fill(content.spoken, {
          title: quotesTitle(content, result.outcome, named),
          figures: main(result.outcome)
            .map(({ name, label }) => `${label}: ${shown(result.outcome, name)}`)
            .join(', '),
        })
      }
      messageFor={(result, address) => quotesMessage(content, labels, result.outcome, address)}
      isMessageShown
      more={
        <>
          {columns.map((column) => (
            <ColumnQuestions
              heading={content.columns[column].name}
              toOpen={column === 'a' ? undefined : content.columns[column].open}
              isOpen={[...state.set].some((name) => name.startsWith(`${column}-`))}
              questions={questions.filter(({ name }) => name.startsWith(`${column}-`))}
              {...asking}
              key={column}
            />
          ))}
          <QuestionGroups questions={questions} groups={content.groups} {...asking} />
        </>
      }
      details={
        <div className={details.details}>
          <QuotesTable
            content={content}
            labels={labels}
            result={deferred.result}
            from={from}
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
          <PrintedCase
            questions={asked.filter(({ name }) => !/^[bc]-/.test(name))}
            content={content.questions}
            labels={labels}
            raw={{ ...deferred.result.raw, load: deferred.result.outcome.load }}
            result={deferred.result}
            assumptions={assumptions}
          />
        </div>
      }
    />
  );
}
