'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { draftKey } from '@/lib/leads/draft';
import {
  type Effect,
  firstState,
  type LeadFormEvent,
  nextState,
  type SendRequest,
  showsEnquiry,
} from '@/lib/leads/form-state';
import { takeFromLastPage, passedAnswers, valuesFrom } from '@/lib/leads/from-calculator';
import { type Lead, leadOf, leadParams, tooLongField } from '@/lib/leads/lead';
import { areSameParams, withLeadSource } from '@/lib/leads/lead-source';
import { outbox, OUTBOX_SENT, type OutboxSent } from '@/lib/leads/outbox';
import { markStatusInForm, onOutboxChange } from '@/lib/leads/outbox-events';
import { type FormEntries, readValues } from '@/lib/leads/values';
import { HONEYPOT } from './Honeypot/Honeypot';
import type { EarlyForm } from './early-forms';
import { type DraftOptions, useDraft } from './useDraft';

type Options = LeadFormContent &
  Pick<DraftOptions, 'formRef' | 'tab' | 'beforeRestore'> & {
    /** What the visitor did with the form before React ran. */
    earlyRef: RefObject<EarlyForm | undefined>;
  };

/** The steps of a send in which focus moves to the message about it. */
const FOCUS_MESSAGE: readonly string[] = ['sent', 'failed', 'tooLong', 'pressAgain', 'waiting'];
/** The events after which a form is redrawn at once, because an alert that follows would stop the page. */
const DRAWN_AT_ONCE: readonly LeadFormEvent['type'][] = [
  'answered',
  'savedInOutbox',
  'outboxChanged',
  'sentFromOutbox',
];

/** Removes "Sending…" from a form whose send was pressed before React ran (early-forms.ts). */
const removeSendingMark = (form: HTMLFormElement | null) => form?.removeAttribute('data-sending');

const focusSendButton = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });

/**
 * Connects the state of a lead form (lib/leads/form-state.ts) to the page, to what the device stores and to the mail
 * service. Fields stay uncontrolled, so that what was typed before React ran stays.
 */
export function useLeadForm({ form, words, formRef, earlyRef, tab, beforeRestore }: Options) {
  const { name } = form;
  const [state, setState] = useState(firstState);
  const latestState = useRef(state);
  const stepBefore = useRef(state.status.step);
  const message = useRef<HTMLElement>(null);
  const isSending = () => latestState.current.status.step === 'sending';
  const draft = useDraft({
    name,
    formRef,
    tab,
    beforeRestore,
    takeAnswers() {
      takeFromLastPage(form);
      // Removes the passed plan in the same paint in which React draws its own (show-passed-plan.ts).
      document.documentElement.style.removeProperty('--plan');
    },
    calculatorValues: () => valuesFrom(passedAnswers(), form, words.towns),
    isSending,
    isAboutToSend: () => earlyRef.current?.send !== undefined,
  });
  const { status } = state;

  useEffect(() => {
    // Leaves focus where it is when a text is added to a failure that is already shown.
    const stillFailed = stepBefore.current === 'failed' && status.step === 'failed';
    stepBefore.current = status.step;
    if (!stillFailed && FOCUS_MESSAGE.includes(status.step)) message.current?.focus();
    // Moves focus to the send button when the enquiry has arrived. The button "Send now", which had focus, is then
    // removed, and focus would fall back to the top of the page.
    if (status.step === 'arrived' && document.activeElement === document.body) focusSendButton(formRef.current);
    markStatusInForm(formRef.current!, showsEnquiry(status));
  }, [status, formRef]);

  // Removes the "Sending…" of a press before React ran in the same paint in which React draws its own.
  useLayoutEffect(() => {
    if (status.step !== 'idle') removeSendingMark(formRef.current);
  }, [status, formRef]);

  const currentLead = () =>
    formRef.current ? leadOf(form, readValues(new FormData(formRef.current)), tab) : undefined;
  const paramsOf = (lead: Lead) => withLeadSource(leadParams(lead, words.recipient));

  const facts = () => ({
    current: currentLead(),
    stages: Object.fromEntries(outbox.all().map(({ id, stage }) => [id, stage])),
  });

  function requestOf(data: FormEntries, openTab = tab): SendRequest {
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
    const [next, effects] = nextState(latestState.current, event, facts());
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
      case 'alert': {
        const isOutcome = effect.text !== 'consent';
        const text = isOutcome ? words[effect.text as 'success' | 'failure'] : words.consentAlert;
        return isOutcome && form.outcome === 'page' ? undefined : window.alert(text);
      }
      case 'log':
        return console.error(`${name} form: not sent (${effect.cause})`);
      case 'removeSendingMark':
        return removeSendingMark(formRef.current);
      case 'markConsent':
        return void formRef.current?.querySelector('[name=agreeTerms]')?.dispatchEvent(new Event('invalid'));
      case 'dismissSent':
        return outbox
          .all()
          .filter((record) => record.form === name && record.stage === 'sent' && !outbox.isDismissed(record))
          .forEach(outbox.dismiss);
      case 'remove':
        return void outbox.remove(outbox.find(effect.id)!);
      case 'dropDraft':
        // Does nothing here, because `dispatch` deletes the draft together with changing the form's state.
        return;
    }
  }

  async function send(lead: Lead) {
    // Moves focus to the send button from "Try again", which is removed during a send: otherwise focus would fall back
    // to the top of the page. It does so before the send button says "Sending…", because a live region already
    // announces that text.
    const pressed = document.activeElement;
    if (pressed === document.body || pressed?.matches('[type=submit]')) focusSendButton(formRef.current);
    draft.save();
    const { id, outcome } = await outbox.submit(name, paramsOf(lead));
    dispatch(outcome ? { type: 'answered', id, lead, outcome } : { type: 'savedInOutbox', lead, id });
  }

  /** Whether the form, as it is filled in now, would send these parameters. */
  function holds(params: OutboxSent['params']) {
    const lead = currentLead();
    return lead !== undefined && areSameParams(paramsOf(lead), params);
  }

  const latest = useRef({ dispatch, requestOf, holds });
  useEffect(() => {
    latest.current = { dispatch, requestOf, holds };
  });

  useEffect(() => {
    const onSent = (event: Event) => {
      const { form: sender, params } = (event as CustomEvent<OutboxSent>).detail;
      if (sender === name && latest.current.holds(params)) latest.current.dispatch({ type: 'sentFromOutbox' });
    };
    const stopListening = onOutboxChange(() => latest.current.dispatch({ type: 'outboxChanged' }));
    document.addEventListener(OUTBOX_SENT, onSent);
    return () => {
      stopListening();
      document.removeEventListener(OUTBOX_SENT, onSent);
    };
  }, [name]);

  const submit = useCallback((data: FormEntries, openTab?: string) => {
    const { dispatch, requestOf } = latest.current;
    dispatch({ type: 'submit', request: requestOf(data, openTab) });
  }, []);

  // Sends the answers of a press on send before React ran. Runs after useDraft, which restores no draft into such a
  // form.
  useEffect(() => {
    const send = earlyRef.current?.send;
    earlyRef.current = undefined;
    if (send) submit(send, Object.fromEntries(send).leadType?.toString());
  }, [earlyRef, submit]);

  const clear = () => dispatch({ type: 'cleared' });

  return {
    status,
    fieldsKey: state.fieldsKey,
    message,
    submit,
    clear,
    isSending,
    /**
     * Keeps an enquiry in the outbox after its send has failed, with the answers that the form holds now, for a later
     * send.
     */
    waitInOutbox() {
      if (formRef.current?.reportValidity())
        dispatch({ type: 'waitAsked', request: requestOf(new FormData(formRef.current)) });
    },
    draft: {
      key: draftKey(name),
      ...draft,
      /** Empties the form when the visitor asks for it, and focuses the first question. */
      clear() {
        // Does nothing during a send, because the end of the send clears the form.
        if (isSending()) return;
        flushSync(clear);
        formRef.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
      },
    },
  };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
