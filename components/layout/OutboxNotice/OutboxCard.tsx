'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxWords } from '@/content/schemas/outbox';
import { onOutboxChange, outbox } from '@/lib/leads/outbox';
import { sendOnPress, sendWhatWaits } from '@/lib/leads/outbox-run';
import { isToldInForm } from '@/lib/leads/told-in-form';
import styles from './OutboxCard.module.scss';

const box = outbox();
const nothing = () => '';
/**
 * Writes a date and time in the language of the page. The formatter is made only when a time is shown, because making
 * the first one takes a phone a tenth of a second.
 * @param time in milliseconds since 1970
 */
const momentOf = (time: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

/** Sends the enquiries of the outbox when they are due, and checks again when the next pause or send is over. */
function useSender(snapshot: string) {
  const [round, setRound] = useState(0);

  useEffect(() => {
    void sendWhatWaits(box);
    const again = () => setRound((count) => count + 1);
    const next = Math.min(
      ...box
        .all()
        .map(({ until }) => until)
        .filter((until) => until > Date.now()),
    );
    const timer = Number.isFinite(next) ? setTimeout(again, next - Date.now()) : undefined;
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [snapshot, round]);
}

/**
 * The enquiries in the outbox, each with its state (waiting, sent, perhaps arrived) and buttons to send or remove it.
 * Nothing is shown while a form of the page shows the state of its own enquiry.
 */
export function OutboxCard({ content }: { content: OutboxWords }) {
  const snapshot = useSyncExternalStore(onOutboxChange, box.snapshot, nothing);
  const toldInForm = useSyncExternalStore(onOutboxChange, isToldInForm, () => false);
  useSender(snapshot);
  const told = snapshot === '' || toldInForm ? [] : box.all().filter((kept) => !box.isPutAway(kept));

  /** Moves focus to the main content before an enquiry is removed from the outbox together with the pressed button. */
  function leave(go: () => void) {
    document.getElementById('content')?.focus({ preventScroll: true });
    go();
  }

  return (
    <div role="status">
      <ul className={styles.list}>
        {told.map((kept) => {
          const standing = box.standing(kept);
          const { heading, text } = content[standing];
          const canGo = standing !== 'sending' && standing !== 'sent';
          return (
            <li className={styles.enquiry} key={kept.id}>
              <div>
                <p className={styles.heading}>{heading}</p>
                <p className={styles.when}>{content.asked.replace('{when}', momentOf(kept.asked))}</p>
                <p>{text}</p>
              </div>
              <div className={styles.ways}>
                {canGo && (
                  <>
                    <button className={styles.send} type="button" onClick={() => void sendOnPress(box, kept.id)}>
                      {content[standing].send}
                    </button>
                    <button className={styles.way} type="button" onClick={() => leave(() => box.remove(kept.id))}>
                      {content.remove}
                    </button>
                  </>
                )}
                {standing !== 'sending' && (
                  <button
                    className={styles.way}
                    type="button"
                    onClick={() => leave(() => (canGo ? box.putAway(kept) : box.remove(kept.id)))}
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
