import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '@/lib/content/fill';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { CalculatorState } from '../state/calculator-state';
import styles from './MainResult.module.scss';

interface Props {
  labels: CalculatorLabels;
  basis: Readonly<Record<string, string | number>>;
  state: Pick<CalculatorState, 'status' | 'awake'>;
  address: string;
  announcement: string;
  toForm: ReactNode;
  locale: string;
  company: { name: string; phone: string };
  children: ReactNode;
}

export function MainResult(props: Props) {
  const { state, labels, basis, address, announcement, toForm, locale, company, children } = props;
  const { figures, sentence } = state.status;
  const { awake } = state;
  const heading = figures === 'earlier' ? labels.problems.kept : labels.answerFor;
  // The `key` below changes when React starts, so that today's date replaces the date of the build.
  // oxlint-disable-next-line react/purity
  const date = new Date().toLocaleDateString(locale, { dateStyle: 'long', numberingSystem: 'latn' });
  return (
    <div className={styles.panel} data-keeps-height data-refused={figures === 'none' || undefined}>
      <p className={styles.planHeading}>{labels.keep.plan}</p>
      <p className={styles.printed} key={String(awake)} suppressHydrationWarning>
        {fill(labels.keep.printed, { date, company: company.name, phone: company.phone })}
      </p>
      {address && <p className={styles.printed}>{fill(labels.keep.again, { address })}</p>}
      <h2 className={styles.heading}>{figures === 'none' ? labels.noFigures : fill<string>(heading, basis)}</h2>
      <p className={figures === 'earlier' ? styles.spoken : styles.sentence} role="alert">
        {sentence}
      </p>
      {!awake && (
        <p className={clsx(styles.sentence, styles.absent)} role="alert">
          {labels.absent}
        </p>
      )}
      {figures === 'none' ? toForm : children}
      <p className={styles.opening}>{labels.opening}</p>
      <noscript>
        <p className={styles.sentence}>{labels.withoutScripts}</p>
      </noscript>
      <p className={styles.spoken} role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Hidden sentences keep their space, so that nothing below moves. */
export const Cautions = ({ sentences, isHidden }: { sentences: string[]; isHidden: boolean }) =>
  sentences.length > 0 && (
    <div className={clsx(isHidden && styles.hidden)}>
      {sentences.map((sentence, index) => (
        <p className={styles.sentence} key={index}>
          {sentence}
        </p>
      ))}
    </div>
  );
