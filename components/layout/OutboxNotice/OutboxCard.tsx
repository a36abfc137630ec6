'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxWords } from '@/content/schemas/outbox';
import { type Kept, onOutboxChange, outbox } from '@/lib/leads/outbox';
import { sendOnPress, sendWhatWaits } from '@/lib/leads/outbox-run';
import styles from './OutboxCard.module.scss';

const box = outbox();
const nothing = () => '';
/** Takes a phone a tenth of a second, which a visitor who only begins to type need not wait for. In milliseconds since 1970. */
const momentOf = (time: number) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

function wordsFor(kept: Kept, content: OutboxWords): { heading: string; text: string; send?: string } {
  if (box.isBusy(kept)) return content.sending;
  return kept.stage === 'waiting' && !box.goesByItself(kept) ? content.stopped : content[kept.stage];
}

/** Sends what waits as soon as it may go, and looks again when the next pause or send is over. */
function useSender(snapshot: string) {
  const [round, setRound] = useState(0);

  useEffect(() => {
    void sendWhatWaits(box);
    const again = () => setRound((count) => count + 1);
    const next = Math.min(...box.all().map(({ until }) => until).filter((until) => until > Date.now()));
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

/** The enquiries on the device: whether each waits, was sent, or may have arrived; and what its visitor can do. */
export function OutboxCard({ content }: { content: OutboxWords }) {
  const snapshot = useSyncExternalStore(onOutboxChange, box.snapshot, nothing);
  useSender(snapshot);
  const all = snapshot === '' ? [] : box.all();

  function remove(id: string) {
    // The button goes with what it removes: focus waits at the content.
    document.getElementById('content')?.focus({ preventScroll: true });
    box.remove(id);
  }

  return (
    <aside className={styles.notice} aria-label={content.label} hidden={all.length === 0}>
      <div role="status">
        <ul className={styles.list}>
          {all.map((kept) => {
            const words = wordsFor(kept, content);
            return (
              <li className={styles.enquiry} key={kept.id}>
                <p className={styles.heading}>{words.heading}</p>
                <p className={styles.when}>{content.asked.replace('{when}', momentOf(kept.asked))}</p>
                <p>{words.text}</p>
                {words !== content.sending && (
                  <div className={styles.ways}>
                    {words.send && (
                      <button className={styles.send} type="button" onClick={() => void sendOnPress(box, kept.id)}>
                        {words.send}
                      </button>
                    )}
                    <button className={styles.remove} type="button" onClick={() => remove(kept.id)}>
                      {words === content.sent ? content.close : content.remove}
                    </button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </aside>
  );
}
