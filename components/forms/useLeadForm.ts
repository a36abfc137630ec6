'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/lib/leads/draft';
import type { TemplateParams } from '@/lib/leads/messages';
import { sendLead } from '@/lib/leads/send';
import { tooLongField } from '@/lib/leads/size';
import { type LeadValues, readValues } from '@/lib/leads/values';
import { useDraft } from './useDraft';

export type LeadFormName = 'landing' | 'commercial' | 'housing' | 'tabbed';

export type LeadState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** `earlier`: another version of this lead, given up before, has arrived; this one has not. */
  | { step: 'failed'; params: TemplateParams; earlier: boolean }
  /**
   * `arrived` is a send that was given up and turned out to have been accepted.
   * `edited`: the form has been changed since this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; params: TemplateParams; edited: boolean };

interface Options {
  name: LeadFormName;
  build: (values: LeadValues) => TemplateParams;
  /** Whether a submit is to be kept back, because what it holds is not what the form asks for by now. */
  keepBack?: (values: LeadValues) => boolean;
  /** What a draft keeps beside the fields. */
  beside?: LeadValues;
  /** Makes the form ready for a draft that comes back. */
  reopen?: (values: LeadValues, form: HTMLFormElement) => void;
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
export function useLeadForm({ name, build, keepBack, beside, reopen, consentAlert, alerts }: Options) {
  const [state, setState] = useState<LeadState>({ step: 'idle' });
  const shown = useRef<LeadState>(state);
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const arrivedLate = useRef('');
  const draft = useDraft({
    name,
    form,
    beside,
    reopen: (values) => reopen?.(values, form.current!),
    isSending: () => sending.current,
  });

  useEffect(() => {
    if (state.step === 'sent' || state.step === 'failed' || state.step === 'tooLong') message.current?.focus();
    // "Try again" goes while its send is under way: focus waits on the send button, not at the top of the page.
    const lost = state.step === 'sending' && document.activeElement === document.body;
    if (lost) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
  }, [state]);

  function show(next: LeadState) {
    shown.current = next;
    setState(next);
  }

  function renew() {
    draft.drop();
    setRound((count) => count + 1);
  }

  function clear() {
    show({ step: 'idle' });
    renew();
  }

  /** Tells that a version has been accepted: clears it, and keeps what was typed since. */
  function settleAccepted(step: 'sent' | 'arrived', params: TemplateParams) {
    const edited = form.current !== null && key(build(readValues(new FormData(form.current)))) !== key(params);
    flushSync(() => {
      show({ step, params, edited });
      if (!edited) renew();
    });
  }

  function settleFailed(params: TemplateParams) {
    const earlier = arrivedLate.current !== '' && arrivedLate.current !== key(params);
    flushSync(() => show({ step: 'failed', params, earlier }));
  }

  function announce() {
    document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form: name } }));
  }

  function acceptedLate(params: TemplateParams) {
    announce();
    arrivedLate.current = key(params);
    const now = shown.current;
    // What is shown belongs to a later version, which has not arrived.
    if (now.step === 'failed' && key(now.params) !== key(params)) settleFailed(now.params);
    else if (now.step === 'failed' || now.step === 'idle') settleAccepted('arrived', params);
  }

  async function submit(data: FormData) {
    if (sending.current) return;
    const values = readValues(data);
    if (keepBack?.(values)) {
      setTimeout(() => form.current?.reportValidity());
      return;
    }
    if (consentAlert && !values.agreeTerms) {
      form.current?.querySelector('[name=agreeTerms]')?.dispatchEvent(new Event('invalid'));
      window.alert(consentAlert);
      return;
    }
    const params = build(values);
    const field = tooLongField(params, values);
    if (field) {
      show({ step: 'tooLong', field });
      return;
    }

    sending.current = true;
    show({ step: 'sending' });
    const outcome = await sendLead(params, () => acceptedLate(params));
    sending.current = false;

    if (outcome.sent) {
      announce();
      settleAccepted('sent', params);
      if (alerts) window.alert(alerts.success);
      return;
    }
    console.error(`${name} form: not sent (${outcome.cause})`);
    if (arrivedLate.current === key(params)) {
      settleAccepted('arrived', params);
      return;
    }
    settleFailed(params);
    if (alerts) window.alert(alerts.failure);
  }

  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  /**
   * A function as action: React keeps a submit that is pressed before hydration and replays it once, and the
   * address stays clean. It returns at once and never throws, since an action that throws replaces the page.
   * Always the same function: React rewrites the action attribute for another, and a browser that brings typed
   * text back on the way back knows a form by that attribute.
   */
  const action = useCallback((data: FormData) => void latest.current(data), []);

  return {
    state,
    round,
    form,
    message,
    action,
    clear,
    draft: {
      key: draftKey(name),
      ...draft,
      /** Empties the form, as its visitor asked, and goes to its first question. */
      clear() {
        // A send under way ends by clearing the form itself.
        if (sending.current) return;
        flushSync(clear);
        form.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
      },
    },
  };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
