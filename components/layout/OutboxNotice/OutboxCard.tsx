'use client';

import { fill } from '@/lib/words/fill';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxWords } from '@/content/schemas/site-words';
import { dateAndTime, dateInWords } from '@/lib/leads/date-in-words';
import { keptUntil } from '@/lib/leads/outbox-entry';
import { openOutbox } from '@/lib/leads/outbox';
import { onOutboxChange } from '@/lib/leads/outbox-change';
import { sendDue, sendOnPress } from '@/lib/leads/outbox-send';
import { isStatusInForm } from '@/lib/leads/status-in-form';
import styles from './OutboxCard.module.scss';

const outbox = openOutbox();
const emptySnapshot = () => '';

/**
 * Deletes enquiries that the device has kept for too long, sends those that are due, and checks again when the next
 * pause or send is over.
 */
function useSendDue(snapshot: string) {
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    outbox.tidy();
    void sendDue(outbox);
    const checkAgain = () => setChecks((count) => count + 1);
    const next = Math.min(
      ...outbox
        .all()
        .map(({ until }) => until)
        .filter((until) => until > Date.now()),
    );
    const timer = Number.isFinite(next) ? setTimeout(checkAgain, next - Date.now()) : undefined;
    addEventListener('online', checkAgain);
    document.addEventListener('visibilitychange', checkAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', checkAgain);
      document.removeEventListener('visibilitychange', checkAgain);
    };
  }, [snapshot, checks]);
}

/**
 * The enquiries in the outbox, each with its status (waiting, sent, perhaps arrived) and buttons to send or remove it.
 * It shows nothing while a form of the page shows the status of its own enquiry.
 */
export function OutboxCard({ content }: { content: OutboxWords }) {
  const snapshot = useSyncExternalStore(onOutboxChange, outbox.snapshot, emptySnapshot);
  const statusInForm = useSyncExternalStore(onOutboxChange, isStatusInForm, () => false);
  useSendDue(snapshot);
  const enquiries = snapshot === '' || statusInForm ? [] : outbox.all().filter((entry) => !outbox.isDismissed(entry));

  /** Moves focus to the main content before the pressed button is removed together with its enquiry. */
  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

  return (
    <div role="status">
      <ul className={styles.list}>
        {enquiries.map((entry) => {
          const status = outbox.statusOf(entry);
          const { heading, text } = content[status];
          const canSend = status !== 'sending' && status !== 'sent';
          return (
            <li className={styles.enquiry} key={entry.id}>
              <div>
                <p className={styles.heading}>{heading}</p>
                <p className={styles.when}>{fill(content.asked, { when: dateAndTime(entry.asked) })}</p>
                <p>
                  {text} {canSend && fill(content.keptUntil, { date: dateInWords(keptUntil(entry)) })}
                </p>
              </div>
              <div className={styles.ways}>
                {canSend && (
                  <>
                    <button className={styles.send} type="button" onClick={() => void sendOnPress(outbox, entry.id)}>
                      {content[status].send}
                    </button>
                    <button
                      className={styles.way}
                      type="button"
                      onClick={() => {
                        focusContent();
                        outbox.remove(entry.id);
                      }}
                    >
                      {content.remove}
                    </button>
                  </>
                )}
                {status !== 'sending' && (
                  <button
                    className={styles.way}
                    type="button"
                    onClick={() => {
                      focusContent();
                      if (canSend) outbox.dismiss(entry);
                      else outbox.remove(entry.id);
                    }}
                  >
                    {content.close}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
