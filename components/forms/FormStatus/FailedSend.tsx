import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import type { Failed } from '@/lib/leads/form-state';
import { ContactWays } from './ContactWays';
import styles from './FormStatus.module.scss';

interface Props {
  status: Failed;
  words: LeadFormWords;
  plan?: string;
  Heading: 'h2' | 'h3';
  /** The outcome as a heading, in a form that shows the outcome by an alert. */
  children: ReactNode;
  onWait: () => void;
}

/** What a visitor can do after a failed send. */
export function FailedSend({ status, words, plan, Heading, children, onWait }: Props) {
  const { doubt, blocked, wait, pause, lead } = status;
  const { help } = words;
  const mayWait = wait === 'offered';
  const ways = <ContactWays words={words} lead={lead} plan={plan} first={blocked} />;
  return (
    <section className={clsx(styles.panel, styles.badPanel)}>
      {children}
      <Heading className={styles.heading}>{help.heading}</Heading>
      {doubt && <p>{help.doubt}</p>}
      <p>{blocked ? help.blocked : doubt ? help.textInDoubt : mayWait ? help.textToWait : help.text}</p>
      <div className={styles.ways}>
        {blocked && ways}
        {/* Comes before "Try again", because a visitor who is offline would only fail again. */}
        {mayWait && (
          <button className={styles.retry} type="button" onClick={onWait}>
            {pause > 0 ? help.waitPaused : help.wait}
          </button>
        )}
        <button className={mayWait || blocked ? styles.way : styles.retry} type="submit">
          {help.retry}
        </button>
        {!blocked && ways}
      </div>
      {/* Announces texts that are added while a failure is already shown. */}
      <div role="status" className={styles.more}>
        {status.earlier && <p>{words.earlier}</p>}
        {wait === 'full' && <p>{help.full}</p>}
      </div>
    </section>
  );
}
