'use client';

import { useMemo } from 'react';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { fill } from '@/lib/content/fill';
import { type PublishedSurcharge, readingNames } from '@/lib/solar/bill-check';
import { CalculatorFrame, type CalculatorProps } from '../Calculator/CalculatorFrame';
import { MainQuestions, QuestionField, QuestionGroups } from '../fields/Questions';
import { FigureList } from '../results/FigureList';
import { Finding } from '../results/Finding';
import { useCalculator } from '../state/use-calculator';
import { billCheckTool, billNotes, spokenOf, findingText, valuesOf } from './bill-check-tool';
import { letterFor, needsLetter } from './bill-letter';
import { BillLines } from './BillLines';
import { FilledLetter } from './FilledLetter';

interface Props extends CalculatorProps<BillCheckContent> {
  more: readonly PublishedSurcharge[];
}

const FIRST = ['import', 'export'];
const LETTER = ['name', 'office', 'consumer', 'meter'];

/** Passes no answers to the lead form, because a visitor with a net meter already has solar. */
const nothingForForm = () => ({});

export function BillCheck(props: Props) {
  const { content, more } = props;
  const months = props.months.names;
  const tool = useMemo(() => billCheckTool(content, months, more), [content, months, more]);
  const calculator = useCalculator(props, tool, nothingForForm);
  const { state, deferred, asked, asking, shown } = calculator;
  const { questions } = calculator.calculation;
  const { outcome } = state.result;
  const uncounted = deferred.result.outcome.readings === 'all' ? FIRST : readingNames;
  const withName = (names: string[]) => questions.filter(({ name }) => names.includes(name));
  return (
    <CalculatorFrame
      {...props}
      calculator={calculator}
      first={<MainQuestions questions={withName(FIRST)} {...asking} />}
      main={
        <>
          <Finding value={outcome.finding} text={findingText(content, state.result)} from={shown.from} />
          <FigureList list={content.figures} figures={outcome.figures} {...shown} isMain />
        </>
      }
      notesOf={(result) => billNotes(content, months, result)}
      printed={[{ questions: asked.filter(({ name }) => !uncounted.includes(name)) }]}
      spoken={(result) => spokenOf(content, result)}
      messageFor={(result, address) =>
        fill(content.message, {
          ...valuesOf(result.outcome),
          month: months[result.outcome.printed.month - 1]!,
          finding: spokenOf(content, result),
          address,
        })
      }
      isMessageShown
      more={<QuestionGroups questions={questions} groups={content.groups} {...asking} />}
      details={<BillLines content={content.bill} result={deferred.result} {...shown} />}
      letter={
        needsLetter(outcome) && (
          <FilledLetter
            content={content.letter}
            body={letterFor(content, state, months)}
            isEmpty={LETTER.every((name) => !state.fields[name]?.trim())}
          >
            {withName(LETTER).map((question) => (
              <QuestionField
                question={{ ...question, default: state.fields[question.name] }}
                {...asking}
                key={question.name}
              />
            ))}
          </FilledLetter>
        )
      }
    />
  );
}
