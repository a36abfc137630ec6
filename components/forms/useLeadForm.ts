'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormDescription } from '@/content/facts/forms/description';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { draftKey } from '@/lib/leads/draft';
import { withLeadSource } from '@/lib/leads/lead-source';
import { leadParams, type TemplateParams } from '@/lib/leads/messages';
import { sameWords } from '@/lib/leads/outbox';
import { tooLongField } from '@/lib/leads/size';
import { tellInForm } from '@/lib/leads/told-in-form';
import { type LeadValues, readValues } from '@/lib/leads/values';
import { TRAP } from './Honeypot/Honeypot';
import type { Failed, LeadState } from './lead-state';
import { useDraft } from './useDraft';
import { useOutbox } from './useOutbox';

interface Options {
  form: FormDescription;
  words: Pick<LeadFormWords, 'recipient' | 'consentAlert' | 'success' | 'failure'>;
  element: RefObject<HTMLFormElement | null>;
  /** What a draft keeps besides what is typed. */
  alsoKept?: LeadValues;
  /** Called with a draft before it is put back into the fields. */
  beforeRestore?: (values: LeadValues) => void;
}

/** Takes away the mark of a send that was pressed before hydration, and with it the words "Sending…" (wire-early-sends.ts). */
const unmark = (form: HTMLFormElement | null) => form?.removeAttribute('data-sending');

const focusSend = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });

/** The steps in which a form tells of a send. */
const TOLD: readonly string[] = ['sending', 'failed', 'waiting', 'sent', 'arrived'];

/**
 * What the four lead forms share: one send at a time, nothing lost on failure, everything cleared on success.
 * Fields stay uncontrolled, so that what was typed before hydration survives it; `round` is their key, and
 * a new round is a fresh set of fields.
 */
export function useLeadForm({ form: description, words, element: form, alsoKept, beforeRestore }: Options) {
  const { name } = description;
  const build = (values: LeadValues) => leadParams(description, values, words.recipient);
  const alerts = description.outcome === 'alert' ? words : undefined;
  const [state, setState] = useState<LeadState>({ step: 'idle' });
  const shown = useRef<LeadState>(state);
  const stepBefore = useRef(state.step);
  const [round, setRound] = useState(0);
  const message = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const arrivedLate = useRef<TemplateParams>(undefined);
  const askedAgain = useRef(false);
  const draft = useDraft({ name, form, alsoKept, beforeRestore, isSending: () => sending.current });
  const outbox = useOutbox({ name, onSent: settleIfHeld, onChange: noticeChange });

  useEffect(() => {
    // More that is heard of the same failure is told where it stands, and focus stays where it is.
    const same = stepBefore.current === 'failed' && state.step === 'failed';
    stepBefore.current = state.step;
    if (!same && ['sent', 'failed', 'tooLong', 'again', 'waiting'].includes(state.step)) message.current?.focus();
    // "Send now" goes once it has arrived: focus waits on the send button, not at the top of the page.
    if (state.step === 'arrived' && document.activeElement === document.body) focusSend(form.current!);
    tellInForm(form.current!, TOLD.includes(state.step));
  }, [state, form]);

  // With the same paint as the form's own words.
  useLayoutEffect(() => {
    if (state.step !== 'idle') unmark(form.current);
  }, [state, form]);

  function show(next: LeadState) {
    shown.current = next;
    setState(next);
  }

  function renew() {
    draft.drop();
    outbox.startAnew();
    askedAgain.current = false;
    setRound((count) => count + 1);
  }

  function clear() {
    show({ step: 'idle' });
    renew();
  }

  /** Whether the form holds these words as it stands. */
  function isHeld(params: TemplateParams) {
    return form.current !== null && sameWords(build(readValues(new FormData(form.current))), params);
  }

  /** The outbox has sent what this form may still hold, since it failed here or came back as a draft. */
  function settleIfHeld(params: TemplateParams) {
    if (sending.current || !isHeld(params)) return;
    // Where nothing has been told here yet, the notice tells of it.
    if (shown.current.step === 'idle') renew();
    else settleAccepted('arrived', params);
  }

  function noticeChange() {
    const now = shown.current;
    if (now.step === 'waiting') followWaiting(now);
    if (now.step === 'failed' && outbox.hasArrived(now.params) && isHeld(now.params))
      settleAccepted('arrived', now.params);
  }

  /** The form was done with it when it was left to wait: what stands there now is another enquiry, and stays. */
  function followWaiting({ id, params }: Extract<LeadState, { step: 'waiting' }>) {
    const stage = outbox.stageOf(id);
    if (stage === undefined) show({ step: 'idle' });
    if (stage !== 'sent') return;
    show({ step: 'arrived', params, edited: false });
    outbox.putAwaySent();
  }

  /** Tells that a version has been accepted: clears it, and keeps what was typed since. */
  function settleAccepted(step: 'sent' | 'arrived', params: TemplateParams) {
    const edited = form.current !== null && !isHeld(params);
    flushSync(() => {
      show({ step, params, edited });
      if (!edited) renew();
    });
    outbox.putAwaySent();
  }

  function settleFailed({ params, doubt, wait, pause }: Omit<Failed, 'step' | 'earlier'>) {
    const earlier = arrivedLate.current !== undefined && !sameWords(arrivedLate.current, params);
    flushSync(() => show({ step: 'failed', params, earlier, doubt, wait, pause }));
  }

  /** The visitor has asked that what failed, as it stands there now, waits on the device: the form is done with it. */
  function waitOnDevice() {
    const now = shown.current;
    if (now.step !== 'failed' || !form.current?.reportValidity()) return;
    const params = checked(new FormData(form.current));
    if (!params) return;
    const id = outbox.wait(params, now.pause);
    flushSync(() => {
      show(id ? { step: 'waiting', id, params } : { ...now, wait: 'full' });
      if (id) renew();
    });
  }

  const announce = () => document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form: name } }));

  function acceptedLate(params: TemplateParams) {
    announce();
    arrivedLate.current = params;
    const now = shown.current;
    // What is shown belongs to a later version, which has not arrived.
    if (now.step === 'failed' && !sameWords(now.params, params)) settleFailed(now);
    else if (now.step === 'failed' || now.step === 'idle') settleAccepted('arrived', params);
  }

  /** What a form asks to be sent; undefined where something has to be put right first, which its visitor is told. */
  function checked(data: FormData): TemplateParams | void {
    const { [TRAP]: trapped, ...values } = readValues(data);
    if (words.consentAlert && !values.agreeTerms) {
      form.current?.querySelector('[name=agreeTerms]')?.dispatchEvent(new Event('invalid'));
      return window.alert(words.consentAlert);
    }
    const params = withLeadSource(build(values));
    const field = tooLongField(params, values);
    if (field) return show({ step: 'tooLong', field });
    if (!trapped || askedAgain.current) return params;
    // A program, or a browser's autofill at its worst: nothing is dropped, a person only has to press once more.
    askedAgain.current = true;
    show({ step: 'again' });
  }

  async function submit(data: FormData) {
    if (sending.current) return;
    const params = checked(data);
    if (!params) return unmark(form.current);

    sending.current = true;
    // "Try again" goes while its send is under way: focus waits on the send button, not at the top of the page. It goes there
    // while that still has its own name: "Sending…" is told by itself.
    const pressed = document.activeElement;
    if (pressed === document.body || pressed?.matches('[type=submit]')) focusSend(form.current!);
    show({ step: 'sending' });
    draft.save();
    const outcome = await outbox.send(params, () => acceptedLate(params));
    sending.current = false;

    if (outcome.sent) {
      announce();
      settleAccepted('sent', params);
      if (alerts) window.alert(alerts.success);
      return;
    }
    console.error(`${name} form: not sent (${outcome.cause})`);
    if ((arrivedLate.current && sameWords(arrivedLate.current, params)) || outbox.hasArrived(params))
      return settleAccepted('arrived', params);
    settleFailed({
      params,
      doubt: outcome.reach === 'unknown',
      wait: outcome.mayWait ? 'offered' : 'no',
      pause: outcome.pause,
    });
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
    message,
    action,
    clear,
    waitOnDevice,
    isSending: () => sending.current,
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
