'use client';

import { useMemo } from 'react';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { fill } from '@/lib/content/fill';
import type { PublishedSurcharge } from '@/lib/solar/bill-check';
import { askingProps, CalculatorFrame, type CalculatorProps } from '../Calculator/CalculatorFrame';
import { MainQuestions, QuestionField, QuestionGroups } from '../fields/Questions';
import { FigureList } from '../results/FigureList';
import { Finding } from '../results/Finding';
import { PrintedCase } from '../results/PrintedCase';
import { useCalculator } from '../state/use-calculator';
import { billCheckTool, billNotes, spokenOf, titleOf, valuesOf } from './bill-check-tool';
import { letterFor, needsLetter } from './bill-letter';
import { BillLines } from './BillLines';
import { FilledLetter } from './FilledLetter';
import details from '../results/Details.module.scss';

interface Props extends CalculatorProps<BillCheckContent> {
  /** The published fuel surcharges. */
  more: readonly PublishedSurcharge[];
}

/** The questions above the result, and those of the letter, which belong to no group. */
const FIRST = ['import', 'export'];
const LETTER = ['name', 'office', 'consumer', 'meter'];

/** A bill tells the form of the page nothing: it is that of a home that has solar already. */
const nothingForForm = () => ({});

/** The calculator that checks the bill of a home with a net meter. */
export function BillCheck(props: Props) {
  const { content, labels, more } = props;
  const months = props.months.names;
  const calculation = useMemo(
    () => ({ ...props.calculation, labels, tool: billCheckTool(content, months, more) }),
    [props.calculation, labels, content, months, more],
  );
  const calculator = useCalculator(calculation, nothingForForm);
  const { state, deferred } = calculator;
  const { questions, assumptions } = calculation;
  const asking = { ...askingProps(content.questions, labels, state), isEstimate: undefined };
  const asked = questions.filter(({ text }) => !text);
  const from = asked.map(({ name }) => `calc-${name}`).join(' ');
  const withName = (names: string[]) => questions.filter(({ name }) => names.includes(name));
  return (
    <CalculatorFrame
      {...props}
      calculation={calculation}
      calculator={calculator}
      first={<MainQuestions questions={withName(FIRST)} {...asking} />}
      main={
        <>
          <Finding value={state.result.outcome.finding} text={titleOf(content, state.result)} from={from} />
          <FigureList
            list={content.figures}
            figures={state.result.outcome.figures}
            labels={labels}
            from={from}
            isMain
          />
        </>
      }
      notesOf={(result) => billNotes(content, months, result)}
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
      details={
        <div className={details.details}>
          <BillLines content={content.bill} labels={labels} result={deferred.result} from={from} />
          {needsLetter(state.result.outcome) && (
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
          )}
          <PrintedCase
            questions={asked}
            content={content.questions}
            labels={labels}
            raw={deferred.result.raw}
            result={deferred.result}
            assumptions={assumptions}
          />
        </div>
      }
    />
  );
}
