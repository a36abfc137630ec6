'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftStore, draftKey, draftStore, SAVE_DRAFTS, storedText } from '@/lib/leads/draft';
import { onPassedAnswers } from '@/lib/leads/from-calculator';
import type { LeadValues } from '@/lib/leads/values';
import { fillUntouched, touchedValues } from './draft-fields';
import { type Prefill, prefill } from './prefill';

/** How many milliseconds after the last key press a form's draft is saved. */
const SAVE_DELAY = 300;

const isTouched = (form: HTMLFormElement) => Object.keys(touchedValues(form)).length > 0;

export interface DraftOptions {
  name: string;
  formRef: RefObject<HTMLFormElement | null>;
  /** The open tab of a form with tabs. It is saved with the draft. */
  tab?: string;
  /** Called with a draft before it is restored into the fields of its form. */
  beforeRestore?: (values: LeadValues) => void;
  /** Takes over the answers that a calculator on another page has passed to the form. */
  takeAnswers: () => void;
  /** The values that the answers of the page's calculator give for the form's fields. */
  calculatorValues: () => LeadValues;
  isSending: () => boolean;
  /** Whether send was pressed before React ran, so that the form is about to be sent. */
  isAboutToSend: () => boolean;
}

/**
 * Saves the draft of a form on the device and restores it after hydration. The draft is restored only into fields that
 * nobody has touched, because what was typed before hydration, or restored by the browser, is newer.
 */
export function useDraft({
  name,
  formRef,
  tab,
  beforeRestore,
  takeAnswers,
  calculatorValues,
  isSending,
  isAboutToSend,
}: DraftOptions) {
  const stored = useRef<DraftStore>(undefined);
  const prefilled = useRef<Prefill>(undefined);
  /** Whether the device held a draft that has been neither sent nor cleared. */
  const hadDraft = useRef(false);
  const [found, setFound] = useState<LeadValues>();
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * Whether the visitor has typed on this page since the form was last empty, rather than only in another tab with the
   * same draft.
   */
  const typedHere = useRef(false);
  const latest = useRef({ tab, calculatorValues });
  useEffect(() => {
    latest.current = { tab, calculatorValues };
  });

  function saveLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_DELAY);
  }

  function values(): LeadValues {
    if (!formRef.current || !isTouched(formRef.current)) return {};
    const { tab } = latest.current;
    return { ...touchedValues(formRef.current), ...(tab !== undefined && { leadType: tab }) };
  }

  function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (formRef.current) stored.current?.save(values());
  }

  useEffect(() => {
    const element = formRef.current!;
    const listeners = new AbortController();
    // Saves what was typed here even if another tab with the same form has saved its own draft since.
    const leave = () => (timer.current !== undefined || (typedHere.current && !stored.current!.isOwn())) && save();
    const onTyping = () => {
      typedHere.current = true;
      saveLater();
    };
    // When another tab removes the draft, saves what was typed here, unless it is exactly what that tab has sent.
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== draftKey(name) || newValue !== null || !typedHere.current) return;
      if (JSON.stringify(values()) === storedText(oldValue)) typedHere.current = false;
      else save();
    };
    stored.current = draftStore(name);
    const fields = prefill(element);
    prefilled.current = fields;
    const hasOwnAnswers = () =>
      Object.entries(touchedValues(element)).some(([field, value]) => !fields.isFilled(field, value));
    const followCalculator = () => {
      if (hadDraft.current || isAboutToSend() || isSending()) return;
      fields.fill(latest.current.calculatorValues());
      // Saves values from a calculator in a draft only together with an answer that the visitor has typed.
      if (typedHere.current) saveLater();
    };
    // Listens for `change` too, because some browsers do not fire `input` for a drop-down list or a radio button.
    for (const event of ['input', 'change']) {
      element.addEventListener(event, fields.markOwn, { signal: listeners.signal });
      element.addEventListener(event, onTyping, { signal: listeners.signal });
    }
    addEventListener('pagehide', leave, { signal: listeners.signal });
    addEventListener('storage', follow, { signal: listeners.signal });
    for (const event of ['visibilitychange', SAVE_DRAFTS])
      document.addEventListener(event, leave, { signal: listeners.signal });

    const draft = stored.current.load();
    hadDraft.current = draft !== undefined;
    takeAnswers();
    followCalculator();
    const stopFollowing = onPassedAnswers(followCalculator);
    if (draft && !isAboutToSend()) {
      beforeRestore?.(draft);
      setFound(draft);
    } else if (hasOwnAnswers()) onTyping();
    return () => {
      listeners.abort();
      stopFollowing();
      clearTimeout(timer.current);
    };
    // Runs once, after hydration, because only then may a draft be restored.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Restores a draft only after its tab has been opened, because that tab's fields can be filled only then.
  useEffect(() => {
    if (!found || !formRef.current || isSending()) return;
    const newer = isTouched(formRef.current);
    setRestored(fillUntouched(formRef.current, found));
    // Saves the draft only if something newer was typed. Saving a restored draft would restart the 24 hours after which
    // drafts are deleted.
    if (newer) {
      typedHere.current = true;
      saveLater();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  return {
    /** Whether the device held a draft. `restored` says whether a part of it was restored into a field. */
    found: found !== undefined,
    restored,
    save,
    /** Deletes the draft, and hides the notice that it was restored. */
    drop() {
      clearTimeout(timer.current);
      timer.current = undefined;
      stored.current?.drop();
      typedHere.current = false;
      prefilled.current?.reset();
      hadDraft.current = false;
      setRestored(false);
    },
  };
}
