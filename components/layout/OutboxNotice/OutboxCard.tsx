'use client';

import { fill } from '@/lib/content/fill';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Company, OutboxLabels } from '@/content/schemas/site';
import { usePressGuard } from '@/components/ui/usePressGuard';
import { localDateAndTime, localDate } from '@/lib/leads/local-date';
import { outbox } from '@/lib/leads/outbox';
import { isStatusInForm, notifyOutboxChange, onOutboxChange } from '@/lib/leads/outbox-events';
import { keptUntil, type OutboxRecord } from '@/lib/leads/outbox-record';
import { keptLeadText, whatsappInNewTab } from '@/lib/leads/whatsapp';
import styles from './OutboxCard.module.scss';

export interface OutboxNoticeProps {
  content: OutboxLabels;
  ways: { call: string; phone: Company['phone']; whatsapp: string; chat: string };
}

function useSendDue(snapshot: string) {
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    outbox.tidy();
    void outbox.sendDue();
    const checkAgain = () => {
      setChecks((count) => count + 1);
      // Time alone can change a status: an enquiry is sent by itself only for a day, and a send has a time limit.
      notifyOutboxChange();
    };
    const delay = outbox.nextCheck();
    const timer = delay < Infinity ? setTimeout(checkAgain, delay) : undefined;
    addEventListener('online', checkAgain);
    document.addEventListener('visibilitychange', checkAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', checkAgain);
      document.removeEventListener('visibilitychange', checkAgain);
    };
  }, [snapshot, checks]);
}

/** Deletes overdue enquiries only after the visitor has seen them. */
function useRemoveOverdue(enquiries: readonly OutboxRecord[]) {
  const seen = useRef(new Set<string>());

  useEffect(() => {
    if (document.visibilityState !== 'visible') return;
    enquiries.filter(outbox.isOverdue).forEach(({ id }) => seen.current.add(id));
  });

  useEffect(() => {
    const leave = () => outbox.removeOverdue(outbox.all().filter(({ id }) => seen.current.has(id)));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}

export function OutboxCard({ content, ways }: OutboxNoticeProps) {
  const snapshot = useSyncExternalStore(onOutboxChange, outbox.snapshot, () => '');
  const statusInForm = useSyncExternalStore(onOutboxChange, isStatusInForm, () => false);
  const guardPress = usePressGuard(snapshot + statusInForm);
  useSendDue(snapshot);
  const enquiries = snapshot === '' || statusInForm ? [] : outbox.all().filter((record) => !outbox.isDismissed(record));
  useRemoveOverdue(enquiries);

  /** Moves focus first, because the pressed button is removed. */
  function leave(record: OutboxRecord, act: (record: OutboxRecord) => void) {
    document.getElementById('content')?.focus({ preventScroll: true });
    act(record);
  }

  function untilWhen(record: OutboxRecord) {
    if (outbox.isOverdue(record)) return <strong>{content.overdue}</strong>;
    return outbox.isStored(record) && fill(content.keptUntil, { date: localDate(keptUntil(record)) });
  }

  return (
    <div role="status" onClickCapture={guardPress}>
      <ul className={styles.list}>
        {enquiries.map((record) => {
          const status = outbox.status(record);
          const { heading, text } = content[status];
          const canSend = status !== 'sending' && status !== 'sent';
          const obstacle = canSend && outbox.obstacle(record);
          return (
            <li className={styles.enquiry} key={record.id}>
              <div>
                <p className={styles.heading}>{heading}</p>
                <p className={styles.when}>{fill(content.asked, { when: localDateAndTime(record.asked) })}</p>
                <p>
                  {!obstacle && <span>{text}</span>} {canSend && <span>{untilWhen(record)}</span>}
                </p>
                {obstacle && <p>{content[obstacle]}</p>}
              </div>
              <div className={styles.ways}>
                {obstacle && (
                  <>
                    <a className={styles.send} {...whatsappInNewTab(ways.chat, keptLeadText(record.params))}>
                      {ways.whatsapp}
                    </a>
                    <a className={styles.way} href={ways.phone.href}>
                      {`${ways.call} ${ways.phone.display}`}
                    </a>
                  </>
                )}
                {canSend && (
                  <>
                    <button
                      className={obstacle ? styles.way : styles.send}
                      type="button"
                      onClick={() => void outbox.press(record)}
                    >
                      {content[status].send}
                    </button>
                    <button className={styles.way} type="button" onClick={() => leave(record, outbox.remove)}>
                      {content.remove}
                    </button>
                  </>
                )}
                {status !== 'sending' && (
                  <button
                    className={styles.way}
                    type="button"
                    onClick={() => leave(record, canSend ? outbox.dismiss : outbox.remove)}
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
