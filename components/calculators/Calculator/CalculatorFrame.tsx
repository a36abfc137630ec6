import { usePathname } from 'next/navigation';
import { type FocusEvent, type InputEvent, type ReactNode, useCallback } from 'react';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import { siteUrl } from '@/lib/env';
import type { LinkContent } from '@/lib/content/parts';
import { writeCase } from '@/lib/solar/shared-link';
import { Assumptions } from '../fields/Assumptions';
import { answerIn } from '../fields/form-fields';
import type { AnyOutcome, AssumptionSource, Calculation, Result } from '../state/calculation';
import { Cautions, MainResult } from '../results/MainResult';
import type { Months } from '../charts/MonthsChart';
import { type PrintedAnswers, PrintedCase } from '../results/PrintedCase';
import { SaveResult } from '../results/SaveResult';
import type { useCalculator } from '../state/use-calculator';
import detailStyles from '../results/Details.module.scss';
import styles from './Calculator.module.scss';

export interface CalculatorProps<Content> {
  calculation: Omit<Calculation, 'labels' | 'tool' | 'content'>;
  content: Content;
  labels: CalculatorLabels;
  sources: AssumptionSource[];
  typicalPrices: boolean;
  locale: string;
  months: Months;
  company: { name: string; phone: string };
  formAddress: string;
  drawing?: ReactNode;
  photo?: LinkContent;
}

interface Props<O extends AnyOutcome> extends Omit<CalculatorProps<unknown>, 'calculation' | 'content' | 'months'> {
  content: { heading: string; questions: CalculatorContent['questions']; check: string; promise: string };
  calculator: ReturnType<typeof useCalculator<O>>;
  first: ReactNode;
  main: ReactNode;
  more: ReactNode;
  details?: ReactNode;
  letter?: ReactNode;
  printed?: PrintedAnswers[];
  /** The heading's values, if the figures may be older than `result`. Otherwise, `tool.basisOf` returns them. */
  basis?: Record<string, string | number>;
  notesOf: (result: Result<O>) => string[];
  spoken: (result: Result<O>) => string;
  messageFor: (result: Result<O>, address: string) => string;
  isMessageShown?: boolean;
}

export function CalculatorFrame<O extends AnyOutcome>(props: Props<O>) {
  const { calculator, content, labels, formAddress, photo, notesOf } = props;
  const { calculation, form, state, deferred, asked, send, change } = calculator;
  const pathname = usePathname();
  const { status, result, announced } = state;
  const onReset = useCallback(() => change({ type: 'reset' }), [change]);

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = target as unknown as HTMLInputElement;
    change({ type: 'typed', name: field.dataset.slider ?? field.name, text: answerIn(field) });
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) =>
    send({ type: 'left', name: (target as unknown as HTMLInputElement).name });

  // The answers stand after `#`, because browsers never send that part of an address to a server.
  const address = state.awake
    ? `${location.origin}${location.pathname}${writeCase(state.shared, calculation.prefix)}`
    : '';
  // The message has an address from the start, because one added later would move what is below the message.
  const addressOfPage = props.isMessageShown ? `${siteUrl()}${pathname}` : '';
  const hasFigures = status.figures !== 'none';
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
      data-earlier={status.figures === 'earlier' || undefined}
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ type: 'left' });
      }}
      onInput={onInput}
      onBlur={onBlur}
    >
      <div className={styles.asking}>
        {props.first}
        <MainResult
          state={state}
          labels={labels}
          basis={props.basis ?? calculation.tool.basisOf(result)}
          address={address}
          announcement={announced ? [props.spoken(announced), ...notesOf(announced)].join(' ') : ''}
          toForm={toForm(labels.ask)}
          locale={props.locale}
          company={props.company}
        >
          {props.main}
        </MainResult>
        <Cautions sentences={notesOf(result)} isHidden={!hasFigures} />
        <div className={styles.more}>
          {props.more}
          {props.drawing}
          <Assumptions
            labels={labels.assumptions}
            assumptions={calculation.assumptions}
            prefix={calculation.prefix}
            sources={props.sources}
            typicalPrices={props.typicalPrices}
            problems={status.problems}
            onReset={onReset}
          />
        </div>
      </div>
      <div className={styles.rest} data-keeps-height>
        {hasFigures && (
          <>
            <div className={detailStyles.details}>
              {props.details}
              <PrintedCase
                answers={props.printed ?? [{ questions: asked }]}
                content={content.questions}
                labels={labels}
                calculation={calculation}
                result={deferred.result}
              />
            </div>
            {props.letter}
            <SaveResult
              promise={content.promise}
              message={props.messageFor(result, address || addressOfPage)}
              isMessageShown={props.isMessageShown}
              labels={labels}
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
