import type { ReactNode } from 'react';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import { KeepWays } from './KeepWays';
import styles from './SaveResult.module.scss';

interface Props {
  promise: string;
  /** The message for WhatsApp. `isMessageShown`: whether the page shows it before it is sent. */
  message: string;
  isMessageShown?: boolean;
  labels: CalculatorLabels;
  /** The address that opens the result. It is '' until React runs. */
  address: string;
  toForm: ReactNode;
}

/** The link to the form, and ways to keep a result. */
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
