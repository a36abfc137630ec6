'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateParams } from '@/lib/leads/messages';
import { sendLead } from '@/lib/leads/send';
import { tooLongField } from '@/lib/leads/size';
import { type LeadValues, readValues } from '@/lib/leads/values';

export type LeadFormName = 'landing' | 'commercial' | 'housing' | 'tabbed';

export type LeadState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** `arrived` is a send that was given up and turned out to have been accepted. */
  | { step: 'sent' | 'failed' | 'arrived'; params: TemplateParams };

interface Options {
  name: LeadFormName;
  build: (values: LeadValues) => TemplateParams;
  /** The alert for a consent box that is not ticked, on forms where the browser does not require it. */
  consentAlert?: string;
  /** The alerts after a send, on forms that tell the outcome that way. */
  alerts?: { success: string; failure: string };
}

const key = (params: TemplateParams) => JSON.stringify(params);

/**
 * What the four lead forms share: one send at a time, nothing lost on failure, everything cleared on success.
 * Fields stay uncontrolled, so that what was typed before hydration survives it; `round` is their key, and
 * a new round is a fresh set of fields.
 */
export function useLeadForm({ name, build, consentAlert, alerts }: Options) {
  const [state, setState] = useState<LeadState>({ step: 'idle' });
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const arrivedLate = useRef('');

  useEffect(() => {
    if (state.step === 'sent' || state.step === 'failed' || state.step === 'tooLong') message.current?.focus();
    // "Try again" goes while its send is under way: focus waits on the send button, not at the top of the page.
    const lost = state.step === 'sending' && document.activeElement === document.body;
    if (lost) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
  }, [state]);

  function settle(next: LeadState, cleared: boolean) {
    flushSync(() => {
      setState(next);
      if (cleared) setRound((count) => count + 1);
    });
  }

  function accepted() {
    document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form: name } }));
  }

  /** Clears what has arrived, and keeps what was typed since. */
  function settleArrived(params: TemplateParams) {
    const unchanged = form.current !== null && key(build(readValues(new FormData(form.current)))) === key(params);
    settle({ step: 'arrived', params }, unchanged);
  }

  function acceptedLate(params: TemplateParams) {
    accepted();
    arrivedLate.current = key(params);
    if (!sending.current) settleArrived(params);
  }

  async function submit(data: FormData) {
    if (sending.current) return;
    const values = readValues(data);
    if (consentAlert && !values.agreeTerms) {
      window.alert(consentAlert);
      return;
    }
    const params = build(values);
    const field = tooLongField(params, values);
    if (field) {
      setState({ step: 'tooLong', field });
      return;
    }

    sending.current = true;
    setState({ step: 'sending' });
    const outcome = await sendLead(params, () => acceptedLate(params));
    sending.current = false;

    if (outcome.sent) {
      accepted();
      settle({ step: 'sent', params }, true);
      if (alerts) window.alert(alerts.success);
      return;
    }
    console.error(`${name} form: not sent (${outcome.cause})`);
    if (arrivedLate.current === key(params)) {
      settleArrived(params);
      return;
    }
    settle({ step: 'failed', params }, false);
    if (alerts) window.alert(alerts.failure);
  }

  return {
    state,
    round,
    form,
    message,
    /**
     * A function as action: React keeps a submit that is pressed before hydration and replays it once, and the
     * address stays clean. It returns at once and never throws, since an action that throws replaces the page.
     */
    action: (data: FormData) => void submit(data),
    clear() {
      setState({ step: 'idle' });
      setRound((count) => count + 1);
    },
  };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
