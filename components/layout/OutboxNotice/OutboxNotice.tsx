'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { latePart } from '@/components/ui/late-part';
import type { OutboxWords } from '@/content/schemas/outbox';
import { onOutboxChange, outbox, tellOutboxChange } from '@/lib/leads/outbox';

const box = outbox();

/** A send that is under way is the business of its form. */
const somethingIsKept = () => box.all().some((kept) => !box.isBusy(kept));

/** Fetches the notice of enquiries on the device when there are some, on any page; otherwise there is nothing of it. */
export function OutboxNotice({ content }: { content: OutboxWords }) {
  const needed = useSyncExternalStore(onOutboxChange, somethingIsKept, () => false);
  const [late, setLate] = useState<typeof import('./OutboxCard')>();

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
    const ends = box.all().filter(box.isBusy).map(({ until }) => until - Date.now() + 1);
    const timers = ends.map((rest) => setTimeout(tellOutboxChange, rest));
    return () => timers.forEach(clearTimeout);
  }, []);

  return late ? <late.OutboxCard content={content} /> : null;
}
