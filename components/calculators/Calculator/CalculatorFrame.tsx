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

/** What every calculator gets from its page. */
export interface CalculatorProps<Content> {
  calculation: Omit<Calculation, 'labels' | 'tool' | 'content'>;
  content: Content;
  labels: CalculatorLabels;
  sources: AssumptionSource[];
  /** Whether prices are typical ones that the company has not confirmed. */
  typicalPrices: boolean;
  locale: string;
  months: Months;
  company: { name: string; phone: string };
  formAddress: string;
  drawing?: ReactNode;
  /** The link by which a visitor sends a photo of the bill. */
  photo?: LinkContent;
}

interface Props<O extends AnyOutcome> extends Omit<CalculatorProps<unknown>, 'calculation' | 'content' | 'months'> {
  content: { heading: string; questions: CalculatorContent['questions']; check: string; promise: string };
  calculator: ReturnType<typeof useCalculator<O>>;
  /** The questions above the main figures. */
  first: ReactNode;
  main: ReactNode;
  /** The other questions. */
  more: ReactNode;
  /** The rest of the result: tables and charts. */
  details?: ReactNode;
  /** A letter that is printed after everything else, on a page of its own. */
  letter?: ReactNode;
  /** The answers that paper shows, if not those to all questions in one paragraph. */
  printed?: PrintedAnswers[];
  notesOf: (result: Result<O>) => string[];
  /** The main figures in a sentence for screen readers. */
  spoken: (result: Result<O>) => string;
  /** The message for WhatsApp. `isMessageShown`: whether the page shows it before it is sent. */
  messageFor: (result: Result<O>, address: string) => string;
  isMessageShown?: boolean;
}

/**
 * The frame of every calculator: questions, main figures, notes, assumptions, details, and ways to keep the result.
 * Typing sends nothing: the answers are kept in the address after #, a part that browsers never send to a server.
 */
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

  const address = state.awake
    ? `${location.origin}${location.pathname}${writeCase(state.shared, calculation.prefix)}`
    : '';
  // Until React runs, a message shown on the page has the page's address, so that it does not grow by a line later.
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
      data-kept={status.figures === 'earlier' || undefined}
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
          basis={calculation.tool.basisOf(result)}
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
