'use client';

import { type FocusEvent, type InputEvent, type ReactNode, useCallback, useMemo } from 'react';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { LinkContent } from '@/lib/content/parts';
import { writeCase } from '@/lib/solar/shared-link';
import { fill } from '@/lib/content/fill';
import { Assumptions } from '../fields/Assumptions';
import type { AssumptionSource, Calculation, Result } from '../state/calculation';
import { hasEstimatedLoad } from '../state/calculator-state';
import { Details } from '../results/Details';
import { Cautions, MainResult } from '../results/MainResult';
import type { Months } from '../charts/MonthsChart';
import { notesOf } from '../results/notes';
import { DetailText } from '../results/Detail';
import { BillQuestion, QuestionGroups } from '../fields/Questions';
import { SaveResult } from '../results/SaveResult';
import { showFigure } from '../results/show-figure';
import { useCalculator } from '../state/use-calculator';
import styles from './Calculator.module.scss';

interface Props {
  calculation: Omit<Calculation, 'labels'>;
  content: CalculatorContent;
  labels: CalculatorLabels;
  sources: AssumptionSource[];
  /** Whether prices are typical ones that the company has not confirmed. */
  typicalPrices: boolean;
  locale: string;
  months: Months;
  company: { name: string; phone: string };
  formAddress: string;
  drawing?: ReactNode;
  /** The link for a photo of the bill. */
  photo?: LinkContent;
}

/**
 * A calculator: its questions and its result. What is typed never leaves the device: it is kept in the address after #,
 * which browsers do not send.
 */
export function Calculator(props: Props) {
  const { content, labels, sources, typicalPrices, locale, months, company, formAddress, drawing, photo } = props;
  const calculation = useMemo(() => ({ ...props.calculation, labels }), [props.calculation, labels]);
  const { form, state, deferred, send, change } = useCalculator(calculation, content.plan);
  const { questions, assumptions } = calculation;
  const { status, result, announced } = state;
  const onReset = useCallback(() => change({ type: 'reset' }), [change]);

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name, dataset, value } = target as unknown as HTMLInputElement;
    change({ type: 'typed', name: dataset.slider ?? name, text: value });
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) =>
    send({ type: 'left', name: (target as unknown as HTMLInputElement).name });

  const address = state.awake ? `${location.origin}${location.pathname}${writeCase(state.shared)}` : '';
  const announcementOf = (shown: Result) => {
    const { kw, saving, 'payback-likely': payback } = shown.outcome.figures;
    const main = { kw: kw.value, saving: showFigure(saving, labels), payback: showFigure(payback, labels) };
    return [fill(labels.now, main), ...notesOf(content.notes, shown)].join(' ');
  };
  const hasFigures = status.figures !== 'none';
  const from = questions.map(({ name }) => `calc-${name}`).join(' ');
  const asking = { content: content.questions, labels, problems: status.problems, isEstimate: hasEstimatedLoad(state) };
  const shown = { labels, assumptions, from };
  const toForm = (text: string) => (
    <a className={styles.toForm} href={formAddress}>
      {text}
    </a>
  );
  return (
    <form
      className={styles.calculator}
      ref={form}
      aria-label={content.heading}
      data-solar-plan
      data-kept={status.figures === 'earlier' || undefined}
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ type: 'left' });
      }}
      onInput={onInput}
      onBlur={onBlur}
    >
      <div className={styles.asking}>
        <BillQuestion question={questions.find(({ name }) => name === 'bill')!} {...asking} />
        <MainResult
          {...shown}
          state={state}
          part={content.parts[0]!}
          result={result}
          address={address}
          announcement={announced ? announcementOf(announced) : ''}
          toForm={toForm(labels.ask)}
          locale={locale}
          company={company}
        />
        <Cautions sentences={notesOf(content.notes, result)} isHidden={!hasFigures} />
        <div className={styles.more}>
          <QuestionGroups questions={questions} groups={content.groups} {...asking} />
          {content.largeSupply && (
            <DetailText>
              {content.largeSupply.text} <a href={formAddress}>{content.largeSupply.ask}</a>
            </DetailText>
          )}
          {drawing}
          <Assumptions
            labels={labels.assumptions}
            assumptions={assumptions}
            sources={sources}
            typicalPrices={typicalPrices}
            problems={status.problems}
            onReset={onReset}
          />
        </div>
      </div>
      <div className={styles.rest} data-keeps-height>
        {hasFigures && (
          <>
            <Details {...shown} content={content} result={deferred.result} months={months} />
            <SaveResult
              content={content}
              labels={labels}
              result={result}
              address={address}
              toForm={toForm(content.check)}
            />
            {photo && (
              <p>
                <a href={photo.href} target="_blank" rel="noopener">
                  {photo.text}
                </a>
              </p>
            )}
          </>
        )}
      </div>
    </form>
  );
}
