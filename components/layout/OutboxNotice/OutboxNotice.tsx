'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { latePart } from '@/components/ui/late-part';
import type { OutboxWords } from '@/content/schemas/outbox';
import { onOutboxChange, outbox, tellOutboxChange } from '@/lib/leads/outbox';
import { isToldInForm } from '@/lib/leads/told-in-form';
import styles from './OutboxNotice.module.scss';

const box = outbox();

/** Whether the device keeps an enquiry that the notice should show: one whose send is under way is shown by its form. */
const somethingIsKept = () => box.all().some((kept) => !box.isBusy(kept));

/** Safari does not hold what is in view in its place when something above it comes or goes. */
function holdingTheView(change: () => void) {
  const top = () => document.getElementById('content')!.getBoundingClientRect().top;
  const before = top();
  change();
  if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: top() - before, behavior: 'instant' });
}

/**
 * The place of the notice of enquiries on the device, over the content of each page. What it says is fetched when there is
 * something to say; the room for it is kept from the first paint (keep-room.ts).
 */
export function OutboxNotice({ content }: { content: OutboxWords }) {
  const needed = useSyncExternalStore(onOutboxChange, somethingIsKept, () => false);
  const [late, setLate] = useState<typeof import('./OutboxCard')>();

  useEffect(() => box.tidy(), []);

  // What was left to wait offline can be fetched, and sent, when the device is online again.
  useEffect(() => {
    if (!needed) return;
    const fetchIt = () => latePart(() => import('./OutboxCard'), setLate);
    fetchIt();
    addEventListener('online', fetchIt);
    return () => removeEventListener('online', fetchIt);
  }, [needed]);

  // Whoever begins to fill in a form may be offline by the time that something has to be kept: the notice is there by then.
  useEffect(() => {
    const ahead = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('main form')) return;
      removeEventListener('focusin', ahead);
      afterPaint(() => void import('./OutboxCard').catch(() => undefined));
    };
    addEventListener('focusin', ahead);
    return () => removeEventListener('focusin', ahead);
  }, []);

  // A page that crashed during a send has left it under way; its time ends while this page is open.
  useEffect(() => {
    const ends = box
      .all()
      .filter(box.isBusy)
      .map(({ until }) => until - Date.now() + 1);
    const timers = ends.map((rest) => setTimeout(tellOutboxChange, rest));
    return () => timers.forEach(clearTimeout);
  }, []);

  // Shown and hidden as the page itself does it before this wakes, so that waking moves nothing.
  useEffect(() => {
    const isTold = () =>
      !isToldInForm() && box.all().some((kept) => !box.isPutAway(kept) && (late !== undefined || !box.isBusy(kept)));
    const show = () => holdingTheView(() => document.documentElement.toggleAttribute('data-outbox', isTold()));
    show();
    return onOutboxChange(show);
  }, [late]);

  return (
    <aside className={styles.notice} aria-label={content.label}>
      {late && <late.OutboxCard content={content} />}
    </aside>
  );
}
