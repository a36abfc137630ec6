'use client';

import { useEffect, useRef } from 'react';
import type { TemplateParams } from '@/lib/leads/messages';
import { type Kept, onOutboxChange, outbox, sameWords } from '@/lib/leads/outbox';
import { OUTBOX_SENT, type OutboxSent, sendWrittenDown } from '@/lib/leads/outbox-run';
import { sendLead, type SendOutcome, type Unaccepted } from '@/lib/leads/send';

interface Options {
  name: string;
  /** The outbox has sent a lead of this form. */
  onSent: (params: TemplateParams) => void;
  /** Something in the outbox is not as it was. */
  onChange: () => void;
}

const box = outbox();

/** Writes each send of a form down on the device, where that keeps anything, until its outcome is known. */
export function useOutbox({ name, onSent, onChange }: Options) {
  /** Versions of this enquiry of which this page does not know how they end: they may have arrived, or another page has them. */
  const doubtful = useRef<Kept[]>([]);
  const latest = useRef({ onSent, onChange });
  useEffect(() => {
    latest.current = { onSent, onChange };
  });

  useEffect(() => {
    const sent = (event: Event) => {
      const { form, params } = (event as CustomEvent<OutboxSent>).detail;
      if (form === name) latest.current.onSent(params);
    };
    const forget = onOutboxChange(() => latest.current.onChange());
    document.addEventListener(OUTBOX_SENT, sent);
    return () => {
      forget();
      document.removeEventListener(OUTBOX_SENT, sent);
    };
  }, [name]);

  function settle(outcome: SendOutcome, before: Kept | undefined, during: Kept) {
    if (outcome.sent) {
      doubtful.current.filter(({ id }) => id !== during.id).forEach(({ id }) => box.remove(id));
      box.settleSent(during, before);
    } else if (outcome.reach === 'unknown' || before?.stage === 'unknown') {
      box.release(during);
      doubtful.current.push(during);
    } else if (!box.settleBack(during, before)) doubtful.current.push(during);
  }

  return {
    /** Sends a lead; the outcome says, too, whether it may wait on the device. */
    async send(
      params: TemplateParams,
      onLateSuccess: () => void,
    ): Promise<{ sent: true } | (Unaccepted & { mayWait: boolean })> {
      const record = box.begin(name, params);
      if (!record) return withWait(await sendLead(params, onLateSuccess), false);
      const { before, during } = record;
      const outcome = await sendWrittenDown(box, record, () => {
        box.arrived(during.id);
        onLateSuccess();
      });
      settle(outcome, before, during);
      return withWait(outcome, before === undefined);
    },
    /** @returns the id of what waits now; none where the device keeps nothing */
    wait: (params: TemplateParams, pause: number) => box.wait(name, params, pause)?.id,
    /** How it stands with what was left to wait; undefined when it has been removed. */
    stageOf: (id: string) => box.find(id)?.stage,
    /** The form tells its visitor that its leads have arrived: nobody else need say so during this visit. */
    putAwaySent() {
      const sent = box.all().filter((kept) => kept.form === name && kept.stage === 'sent' && !box.isPutAway(kept));
      sent.forEach(box.putAway);
    },
    /** Whether another page has sent meanwhile what was left in doubt here. */
    hasArrived: (params: TemplateParams) =>
      doubtful.current.some((kept) => sameWords(kept.params, params) && box.find(kept.id)?.stage === 'sent'),
    /** What is sent from now on is another enquiry. */
    startAnew() {
      doubtful.current = [];
    },
  };
}

/** Only what certainly was not accepted may wait, and be sent without another press. */
function withWait(outcome: SendOutcome, kept: boolean) {
  return outcome.sent ? outcome : { ...outcome, mayWait: kept && outcome.reach === 'unsent' };
}
