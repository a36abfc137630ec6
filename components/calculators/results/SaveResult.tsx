import type { ReactNode } from 'react';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import { KeepWays } from './KeepWays';
import styles from './SaveResult.module.scss';

interface Props {
  promise: string;
  message: string;
  isMessageShown?: boolean;
  labels: CalculatorLabels;
  /** Empty until React runs. */
  address: string;
  toForm: ReactNode;
}

export const SaveResult = ({ promise, message, isMessageShown, labels: { keep }, address, toForm }: Props) => (
  <div className={styles.save}>
    <p className={styles.promise}>{promise}</p>
    <h3 className={styles.heading}>{keep.heading}</h3>
    {isMessageShown && <blockquote className={styles.message}>{message}</blockquote>}
    <KeepWays labels={keep} text={address} message={address ? message : undefined}>
      {toForm}
    </KeepWays>
  </div>
);
