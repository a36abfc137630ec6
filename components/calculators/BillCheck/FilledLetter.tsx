import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { Detail } from '../results/Detail';
import { KeepWays } from '../results/KeepWays';
import styles from './FilledLetter.module.scss';

interface Props {
  content: BillCheckContent['letter'];
  body: string;
  isEmpty: boolean;
  children: ReactNode;
}

export function FilledLetter({ content, body, isEmpty, children }: Props) {
  const [isAskedFor, setAskedFor] = useState(false);
  const print = () => {
    addEventListener('afterprint', () => setAskedFor(false), { once: true });
    // React would render a normal update only after `window.print()` has printed the page.
    flushSync(() => setAskedFor(true));
    window.print();
  };
  return (
    <div className={clsx(styles.letter, isEmpty && !isAskedFor && styles.empty)}>
      <Detail heading={content.heading} text={content.text} width="whole">
        <div className={styles.fields}>{children}</div>
        <div className={styles.paper} tabIndex={0} role="group" aria-label={content.heading}>
          {body}
        </div>
        <KeepWays labels={content} text={body} message={body} onPrint={print} />
      </Detail>
    </div>
  );
}
