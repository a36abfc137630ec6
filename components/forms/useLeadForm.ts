import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/lib/leads/draft';
import { type Effect, firstState, type LeadFormEvent, nextState, showsEnquiry } from '@/lib/leads/form-state';
import { type Lead, leadOf, leadParams, tooLongField } from '@/lib/leads/lead';
import { areSameParams, withLeadSource } from '@/lib/leads/lead-source';
import { outbox, OUTBOX_SENT, type OutboxSent } from '@/lib/leads/outbox';
import { markStatusInForm, onOutboxChange } from '@/lib/leads/outbox-events';
import { type FormEntries, readValues } from '@/lib/leads/values';
import type { EarlySend } from '../early/keep-early-forms';
import { HONEYPOT } from './Honeypot/Honeypot';
import { type FormOptions, useDraft } from './useDraft';

const FOCUS_MESSAGE: readonly string[] = ['sent', 'failed', 'tooLong', 'pressAgain', 'waiting'];
/** Events that React draws at once, because an alert may follow, and React cannot draw while the alert is open. */
const DRAWN_AT_ONCE: readonly string[] = ['answered', 'savedInOutbox', 'outboxChanged', 'sentFromOutbox'];

/** The fields are uncontrolled, so that they keep what was typed before React ran. */
export function useLeadForm(options: FormOptions) {
  const { form, labels, formRef, earlyRef, tab } = options;
  const { name } = form;
  const [state, setState] = useState(firstState);
  const { status, fieldsKey } = state;
  const latestState = useRef(state);
  const stepBefore = useRef(status.step);
  const message = useRef<HTMLElement>(null);
  const isSending = () => latestState.current.status.step === 'sending';
  const draft = useDraft(options, isSending);

  const focusSendButton = () =>
    formRef.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });

  const onStatus = useEffectEvent(() => {
    const stillFailed = stepBefore.current === 'failed' && status.step === 'failed';
    stepBefore.current = status.step;
    if (!stillFailed && FOCUS_MESSAGE.includes(status.step)) message.current?.focus();
    // Focus is lost when the focused button "Send now" is removed.
    if (status.step === 'arrived' && document.activeElement === document.body) focusSendButton();
    markStatusInForm(formRef.current!, showsEnquiry(status));
  });
  useEffect(() => onStatus(), [status]);

  // React's own "Sending…" replaces that of keep-early-forms.ts in the same paint.
  useLayoutEffect(() => {
    if (status.step !== 'idle') formRef.current?.removeAttribute('data-sending');
  }, [status, formRef]);

  const paramsOf = (lead: Lead) => withLeadSource(leadParams(lead, labels.recipient));
  const currentLead = () =>
    formRef.current ? leadOf(form, readValues(new FormData(formRef.current)), tab) : undefined;

  /** After a crash of React, `formRef` may hold a removed element. */
  const isShown = () => formRef.current?.isConnected === true;
  const formInPage = () => document.querySelector<HTMLFormElement>(`form[data-draft="${draftKey(name)}"]`);

  function requestOf(data: FormEntries, openTab = tab) {
    const values = readValues(data);
    const lead = leadOf(form, values, openTab);
    return {
      lead,
      noConsent: form.consent === 'alert' && !values.agreeTerms,
      tooLong: tooLongField(paramsOf(lead), lead.values),
      trapped: Boolean(values[HONEYPOT]),
    };
  }

  function dispatch(event: LeadFormEvent) {
    const stages = Object.fromEntries(outbox.all().map(({ id, stage }) => [id, stage]));
    const [next, effects] = nextState(latestState.current, event, { current: currentLead(), stages });
    const change = () => {
      setState(next);
      if (effects.some((effect) => effect.do === 'dropDraft')) draft.drop();
    };
    const changed = next !== latestState.current;
    latestState.current = next;
    if (changed && DRAWN_AT_ONCE.includes(event.type)) flushSync(change);
    else if (changed) change();
    effects.forEach(carryOut);
  }

  function carryOut(effect: Effect) {
    switch (effect.do) {
      case 'send':
        return void send(effect.lead);
      case 'addWaiting': {
        const { lead, pause } = effect;
        return dispatch({ type: 'savedInOutbox', lead, id: outbox.wait(name, paramsOf(lead), pause) });
      }
      case 'alert':
        if (effect.text === 'consent') return window.alert(labels.consentAlert);
        // After a crash of React, only an alert can show the outcome.
        if (form.outcome !== 'page' || !isShown()) window.alert(labels[effect.text]);
        // Clears the form, because carry-over.ts fills in the answers again although they have been sent.
        if (effect.text === 'success' && !isShown()) setTimeout(() => formInPage()?.reset());
        return;
      case 'log':
        return console.error(`${name} form: not sent (${effect.cause})`);
      case 'removeSendingMark':
        return formRef.current?.removeAttribute('data-sending');
      case 'markConsent':
        return void formRef.current?.querySelector('[name=agreeTerms]')?.dispatchEvent(new Event('invalid'));
      case 'dismissSent':
        for (const record of outbox.all())
          if (record.form === name && record.stage === 'sent' && !outbox.isDismissed(record)) outbox.dismiss(record);
        return;
      case 'remove':
        return void outbox.remove(outbox.find(effect.id));
      case 'dropDraft':
      // Nothing to do, because `dispatch` deletes the draft.
    }
  }

  async function send(lead: Lead) {
    // Moves focus to the send button, because the focused button "Try again" is removed.
    const pressed = document.activeElement;
    if (pressed === document.body || pressed?.matches('[type=submit]')) focusSendButton();
    draft.save();
    const { id, outcome } = await outbox.submit(name, paramsOf(lead));
    dispatch(outcome ? { type: 'answered', id, lead, outcome } : { type: 'savedInOutbox', lead, id });
  }

  const submit = (data: FormEntries, openTab?: string) =>
    dispatch({ type: 'submit', request: requestOf(data, openTab) });

  const onSent = useEffectEvent((event: Event) => {
    const { form: sender, params } = (event as CustomEvent<OutboxSent>).detail;
    const lead = currentLead();
    if (sender === name && lead && areSameParams(paramsOf(lead), params)) dispatch({ type: 'sentFromOutbox' });
  });
  const onChange = useEffectEvent(() => dispatch({ type: 'outboxChanged' }));

  useEffect(() => onOutboxChange(onChange), []);
  useEffect(() => {
    document.addEventListener(OUTBOX_SENT, onSent);
    return () => document.removeEventListener(OUTBOX_SENT, onSent);
  }, []);

  const sendEarly = useEffectEvent((early: EarlySend) => {
    const data = early === 'given up' ? [...new FormData(formRef.current!)] : early;
    const openTab = Object.fromEntries(data).leadType?.toString();
    if (data === early) return submit(data, openTab);
    const outcome = { sent: false, kind: 'refused', pause: 0, cause: 'the scripts came too late' } as const;
    const { lead } = requestOf(data, openTab);
    // `dispatch` calls `flushSync`, which React does not allow in an effect.
    queueMicrotask(() => dispatch({ type: 'answered', id: '', lead, outcome }));
  });
  // Runs after the effects of useDraft, which still need `earlyRef`.
  useEffect(() => {
    const early = earlyRef.current;
    earlyRef.current = undefined;
    if (early) sendEarly(early);
  }, [earlyRef]);

  const clear = () => dispatch({ type: 'cleared' });

  return {
    status,
    fieldsKey,
    message,
    submit,
    clear,
    isSending,
    waitInOutbox() {
      if (formRef.current?.reportValidity())
        dispatch({ type: 'waitAsked', request: requestOf(new FormData(formRef.current)) });
    },
    draft: {
      ...draft,
      clear() {
        // Does nothing during a send, because the answers are needed if it fails.
        if (isSending()) return;
        flushSync(clear);
        formRef.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
      },
    },
  };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
