'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { draftKey } from '@/lib/leads/draft';
import {
  type Effect,
  firstState,
  type FormEvent,
  nextState,
  type Request,
  tellsOfEnquiry,
} from '@/lib/leads/form-state';
import { withLeadSource } from '@/lib/leads/lead-source';
import { leadParams, type TemplateParams } from '@/lib/leads/messages';
import { onOutboxChange, outbox } from '@/lib/leads/outbox';
import { OUTBOX_SENT, type OutboxSent, sendWrittenDown } from '@/lib/leads/outbox-run';
import { sendLead } from '@/lib/leads/send';
import { tooLongField } from '@/lib/leads/size';
import { tellInForm } from '@/lib/leads/told-in-form';
import { type LeadValues, readValues } from '@/lib/leads/values';
import { TRAP } from './Honeypot/Honeypot';
import { useDraft } from './useDraft';

interface Options extends LeadFormContent {
  element: RefObject<HTMLFormElement | null>;
  /** Values that a draft keeps besides what is typed, such as the open tab. */
  alsoKept?: LeadValues;
  /** Called with a draft before it is put back into the fields of its form. */
  beforeRestore?: (values: LeadValues) => void;
}

const box = outbox();

/** In these steps of a send, focus moves to the message. */
const FOCUSED: readonly string[] = ['sent', 'failed', 'tooLong', 'again', 'waiting'];
/** After these events a form is redrawn at once, before an alert stops the page. */
const DRAWN_AT_ONCE: readonly FormEvent['type'][] = [
  'answered',
  'acceptedLate',
  'kept',
  'deviceChanged',
  'sentFromDevice',
];

/**
 * Removes the mark of a press on send from before React ran, and with it the words "Sending…" (wire-early-sends.ts).
 */
const unmark = (form: HTMLFormElement | null) => form?.removeAttribute('data-sending');

const focusSend = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });

/**
 * Connects the state of a lead form (lib/leads/form-state.ts) to the page, to what the device stores and to the mail
 * service. Fields stay uncontrolled, so that what was typed before React ran stays. `round` is the key of the fields: a
 * new round replaces them with empty ones.
 */
export function useLeadForm({ form: description, words, element: form, alsoKept, beforeRestore }: Options) {
  const { name } = description;
  const [state, setState] = useState(firstState);
  const latestState = useRef(state);
  const stepBefore = useRef(state.shown.step);
  const message = useRef<HTMLElement>(null);
  const isSending = () => latestState.current.shown.step === 'sending';
  const draft = useDraft({ name, form, alsoKept, beforeRestore, isSending });
  const { shown } = state;

  useEffect(() => {
    // Leaves focus alone when more becomes known about a failed send that is already shown.
    const same = stepBefore.current === 'failed' && shown.step === 'failed';
    stepBefore.current = shown.step;
    if (!same && FOCUSED.includes(shown.step)) message.current?.focus();
    // Moves focus to the send button when the enquiry has arrived: "Send now", which had focus, is removed then, and
    // focus would fall back to the top of the page.
    if (shown.step === 'arrived' && document.activeElement === document.body) focusSend(form.current);
    tellInForm(form.current!, tellsOfEnquiry(shown));
  }, [shown, form]);

  // Removes the early-send mark in the same paint in which the form's own words appear.
  useLayoutEffect(() => {
    if (shown.step !== 'idle') unmark(form.current);
  }, [shown, form]);

  const build = (values: LeadValues) => leadParams(description, values, words.recipient);

  const facts = () => ({
    held: form.current ? build(readValues(new FormData(form.current))) : undefined,
    stages: Object.fromEntries(box.all().map(({ id, stage }) => [id, stage])),
  });

  function requestOf(data: FormData): Request {
    const { [TRAP]: trapped, ...values } = readValues(data);
    const params = withLeadSource(build(values));
    const noConsent = description.consent === 'alert' && !values.agreeTerms;
    return { params, noConsent, tooLong: tooLongField(params, values), trapped: Boolean(trapped) };
  }

  function dispatch(event: FormEvent) {
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
        return void send(effect.params);
      case 'keepToWait': {
        const { params, pause } = effect;
        return dispatch({ type: 'kept', params, id: box.wait(name, params, pause)?.id });
      }
      case 'alert': {
        const isOutcome = effect.text !== 'consent';
        const text = isOutcome ? words[effect.text as 'success' | 'failure'] : words.consentAlert;
        return isOutcome && description.outcome === 'page' ? undefined : window.alert(text);
      }
      case 'log':
        return console.error(`${name} form: not sent (${effect.cause})`);
      case 'announce':
        return void document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form: name } }));
      case 'unmark':
        return unmark(form.current);
      case 'markConsent':
        return void form.current?.querySelector('[name=agreeTerms]')?.dispatchEvent(new Event('invalid'));
      case 'putAwaySent':
        return box.putAwaySent(name);
      case 'remove':
        return box.remove(effect.id);
      case 'settleSent':
        return box.settleSent(effect.record.during, effect.record.before);
      case 'settleBack':
        return void box.settleBack(effect.record.during, effect.record.before);
      case 'release':
        return box.release(effect.record.during);
      case 'dropDraft':
        // Returns, because the draft was already deleted when the form's state changed.
        return;
    }
  }

  async function send(params: TemplateParams) {
    // Moves focus from "Try again", which is removed during its send, to the send button; otherwise focus would fall
    // back to the top of the page. The send button still has its own name then, since "Sending…" is announced by
    // itself.
    const pressed = document.activeElement;
    if (pressed === document.body || pressed?.matches('[type=submit]')) focusSend(form.current);
    draft.save();
    const record = box.begin(name, params);
    const acceptedLate = () => {
      if (record) box.arrived(record.during.id);
      dispatch({ type: 'acceptedLate', params });
    };
    const outcome = await (record ? sendWrittenDown(box, record, acceptedLate) : sendLead(params, acceptedLate));
    dispatch({ type: 'answered', params, outcome, record, own: record !== undefined && box.owns(record.during) });
  }

  const latest = useRef({ dispatch, requestOf });
  useEffect(() => {
    latest.current = { dispatch, requestOf };
  });

  useEffect(() => {
    const sent = (event: Event) => {
      const { form: sender, params } = (event as CustomEvent<OutboxSent>).detail;
      if (sender === name) latest.current.dispatch({ type: 'sentFromDevice', params });
    };
    const stopListening = onOutboxChange(() => latest.current.dispatch({ type: 'deviceChanged' }));
    document.addEventListener(OUTBOX_SENT, sent);
    return () => {
      stopListening();
      document.removeEventListener(OUTBOX_SENT, sent);
    };
  }, [name]);

  /**
   * The form's `action`, a function: React keeps a submit that is pressed before it runs and replays it once, and the
   * address of the page stays clean. It returns at once and never throws, since an action that throws replaces the
   * page. It stays the same function: for another one React rewrites the action attribute, and a browser that restores
   * typed text on the way back knows a form by that attribute.
   */
  const action = useCallback((data: FormData) => {
    const { dispatch, requestOf } = latest.current;
    dispatch({ type: 'submit', request: requestOf(data) });
  }, []);

  const clear = () => dispatch({ type: 'cleared' });

  return {
    state: shown,
    round: state.round,
    message,
    action,
    clear,
    isSending,
    /** Keeps the enquiry that failed in the outbox, as the form holds it now. */
    waitOnDevice() {
      if (form.current?.reportValidity())
        dispatch({ type: 'waitAsked', request: requestOf(new FormData(form.current)) });
    },
    draft: {
      key: draftKey(name),
      ...draft,
      /** Empties the form when its visitor asks for it, and focuses the first question. */
      clear() {
        // Clears nothing during a send, which clears the form itself at its end.
        if (isSending()) return;
        flushSync(clear);
        form.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
      },
    },
  };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
