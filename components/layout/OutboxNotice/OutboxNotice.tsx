'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { loadPart } from '@/components/ui/load-part';
import { outbox } from '@/lib/leads/outbox';
import { isStatusInForm, notifyOutboxChange, onOutboxChange } from '@/lib/leads/outbox-events';
import type { OutboxRecord } from '@/lib/leads/outbox-record';
import type { OutboxNoticeProps } from './OutboxCard';
import styles from './OutboxNotice.module.scss';

const isSending = (record: OutboxRecord) => outbox.status(record) === 'sending';

/** Leaves out an enquiry that is being sent, because its form shows the status. */
const hasEnquiry = () => outbox.all().some((record) => !isSending(record));

/** Safari does not keep the scroll position by itself (`overflow-anchor`). */
function keepScrollPosition(change: () => void) {
  const top = () => document.getElementById('content')!.getBoundingClientRect().top;
  const before = top();
  change();
  if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: top() - before, behavior: 'instant' });
}

export function OutboxNotice({ content, ways }: OutboxNoticeProps) {
  const needed = useSyncExternalStore(onOutboxChange, hasEnquiry, () => false);
  const [card, setCard] = useState<typeof import('./OutboxCard')>();

  useEffect(() => outbox.tidy(), []);

  // Fetches the notice again when the device is online, because the notice also sends waiting enquiries.
  useEffect(() => {
    if (!needed) return;
    const fetchCard = () => loadPart(() => import('./OutboxCard'), setCard);
    fetchCard();
    addEventListener('online', fetchCard);
    return () => removeEventListener('online', fetchCard);
  }, [needed]);

  // Fetches the notice when a form gets focus, because the device may be offline later.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('main form')) return;
      removeEventListener('focusin', onFocus);
      afterPaint(() => void import('./OutboxCard').catch(() => undefined));
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);

  // Checks again later, because a crashed page may have left a send unfinished.
  useEffect(() => {
    const delay = outbox.nextCheck();
    const timer = delay < Infinity ? setTimeout(notifyOutboxChange, delay) : undefined;
    return () => clearTimeout(timer);
  }, []);

  // With `data-outbox`, the style sheet shows the notice and reserves space for it.
  useEffect(() => {
    const isShown = () =>
      !isStatusInForm() &&
      outbox.all().some((record) => !outbox.isDismissed(record) && (card !== undefined || !isSending(record)));
    const show = () => keepScrollPosition(() => document.documentElement.toggleAttribute('data-outbox', isShown()));
    show();
    return onOutboxChange(show);
  }, [card]);

  return (
    <aside className={styles.notice} aria-label={content.label}>
      {card && <card.OutboxCard content={content} ways={ways} />}
    </aside>
  );
}
