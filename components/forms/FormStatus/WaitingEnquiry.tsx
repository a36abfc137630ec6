import { fill } from '@/lib/content/fill';
import clsx from 'clsx';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { usePressGuard } from '@/components/ui/usePressGuard';
import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import { localDate } from '@/lib/leads/local-date';
import type { Lead } from '@/lib/leads/lead';
import { outbox } from '@/lib/leads/outbox';
import { notifyOutboxChange, onOutboxChange } from '@/lib/leads/outbox-events';
import { keptUntil, type OutboxRecord } from '@/lib/leads/outbox-record';
import { ContactWays } from './FailedSend';
import styles from './FormStatus.module.scss';

interface Props {
  enquiry: { id: string; lead: Lead };
  labels: LeadFormLabels;
  plan?: string;
  Heading: 'h2' | 'h3';
  message: RefObject<HTMLElement | null>;
}

export function WaitingEnquiry({ enquiry: { id, lead }, labels, plan, Heading, message }: Props) {
  const guardPress = usePressGuard(useSyncExternalStore(onOutboxChange, outbox.snapshot, () => ''));
  const record = outbox.find(id);
  const status = record && outbox.status(record);
  const until = status === 'sending' ? record?.until : undefined;

  // Checks again after `until`, when the send must have ended, because a crashed page reports no result.
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(notifyOutboxChange, until - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [until]);

  if (!record || !status || status === 'sent') return null;
  const { heading, text } = labels.kept[status];
  const sending = status === 'sending';
  const obstacle = sending ? undefined : outbox.obstacle(record);
  const hasFailed = status === 'stopped' || status === 'unknown' || obstacle !== undefined;
  const ways = hasFailed && <ContactWays labels={labels} lead={lead} plan={plan} first={obstacle !== undefined} />;

  function remove(seen: OutboxRecord) {
    // Moves focus, because removing the enquiry also removes the focused button.
    message.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    outbox.remove(seen);
  }

  return (
    <section className={clsx(styles.panel, hasFailed && styles.badPanel)} onClickCapture={guardPress}>
      {/* Announces later changes. The first text is read when its heading gets focus. */}
      <div className={styles.live} aria-live="polite">
        <Heading ref={message as RefObject<HTMLHeadingElement>} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
        <p>
          {!obstacle && <span>{text}</span>}{' '}
          {!sending && outbox.isStored(record) && !outbox.isOverdue(record) && (
            <span>{fill(labels.kept.keptUntil, { date: localDate(keptUntil(record)) })}</span>
          )}
        </p>
        {obstacle && <p>{labels.kept[obstacle]}</p>}
      </div>
      <div className={styles.ways}>
        {obstacle && ways}
        <button
          className={obstacle ? styles.way : styles.retry}
          type="button"
          aria-disabled={sending}
          onClick={() => void outbox.press(record)}
        >
          {sending ? labels.sending : labels.kept[status].send}
        </button>
        {!obstacle && ways}
        {!sending && (
          <button className={styles.way} type="button" onClick={() => remove(record)}>
            {labels.kept.remove}
          </button>
        )}
      </div>
    </section>
  );
}
