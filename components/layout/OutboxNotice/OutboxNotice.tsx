'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { latePart } from '@/components/ui/late-part';
import type { OutboxWords } from '@/content/schemas/outbox';
import { onOutboxChange, outbox, tellOutboxChange } from '@/lib/leads/outbox';
import { isToldInForm } from '@/lib/leads/told-in-form';
import styles from './OutboxNotice.module.scss';

const box = outbox();

/**
 * Whether the outbox has an enquiry to show in the notice. An enquiry whose send is under way is shown by its form
 * instead.
 */
const somethingIsKept = () => box.all().some((kept) => !box.isBusy(kept));

/**
 * Keeps what is in view in its place while something above it appears or disappears, which Safari does not do by
 * itself.
 */
function holdingTheView(change: () => void) {
  const top = () => document.getElementById('content')!.getBoundingClientRect().top;
  const before = top();
  change();
  if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: top() - before, behavior: 'instant' });
}

/**
 * The place over each page's content for the notice of enquiries in the outbox. The notice's code is fetched when there
 * is something to say; the room for it is kept from the first paint (keep-room.ts).
 */
export function OutboxNotice({ content }: { content: OutboxWords }) {
  const needed = useSyncExternalStore(onOutboxChange, somethingIsKept, () => false);
  const [late, setLate] = useState<typeof import('./OutboxCard')>();

  useEffect(() => box.tidy(), []);

  // Fetches the code of the notice when the device is online again, so that enquiries left to wait offline can be sent.
  useEffect(() => {
    if (!needed) return;
    const fetchIt = () => latePart(() => import('./OutboxCard'), setLate);
    fetchIt();
    addEventListener('online', fetchIt);
    return () => removeEventListener('online', fetchIt);
  }, [needed]);

  // Fetches the code of the notice of kept enquiries when a visitor begins to fill in a form: they may be offline by
  // the time an enquiry has to be kept.
  useEffect(() => {
    const ahead = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('main form')) return;
      removeEventListener('focusin', ahead);
      afterPaint(() => void import('./OutboxCard').catch(() => undefined));
    };
    addEventListener('focusin', ahead);
    return () => removeEventListener('focusin', ahead);
  }, []);

  // Shows the notice of kept enquiries when the time of an interrupted send is over: a page that crashed during a send
  // left it under way.
  useEffect(() => {
    const ends = box
      .all()
      .filter(box.isBusy)
      .map(({ until }) => until - Date.now() + 1);
    const timers = ends.map((rest) => setTimeout(tellOutboxChange, rest));
    return () => timers.forEach(clearTimeout);
  }, []);

  // Shows the notice of kept enquiries where keep-room.ts kept room for it, so that hydration moves nothing.
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
