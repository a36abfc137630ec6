import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { Detail } from '../results/Detail';
import { KeepWays } from '../results/KeepWays';
import styles from './FilledLetter.module.scss';

interface Props {
  content: BillCheckContent['letter'];
  /** The letter as it is now. */
  body: string;
  /** Whether all fields of the letter are empty. An empty letter is not printed. */
  isEmpty: boolean;
  /** The fields of the letter. */
  children: ReactNode;
}

/** A letter that is filled in while somebody types. It leaves the device only through the visitor's own WhatsApp. */
export const FilledLetter = ({ content, body, isEmpty, children }: Props) => (
  <div className={clsx(styles.letter, isEmpty && styles.empty)}>
    <Detail heading={content.heading} text={content.text} width="whole">
      <div className={styles.fields}>{children}</div>
      <div className={styles.paper} tabIndex={0} role="group" aria-label={content.heading}>
        {body}
      </div>
      <KeepWays labels={content} text={body} message={body} />
    </Detail>
  </div>
);
