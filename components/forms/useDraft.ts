'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftKeeper, draftKeeper, SAVE_DRAFTS } from '@/lib/leads/draft';
import type { LeadValues } from '@/lib/leads/values';
import { fillUntouched, touchedValues } from './draft-fields';

/** How many milliseconds after the last key press the draft is saved. */
const PAUSE = 300;

/** Whether send was pressed before hydration: React keeps such forms in a list and submits them once it runs. */
const isAboutToSend = (form: HTMLFormElement) =>
  ((document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? []).includes(form);

const holdsWords = (form: HTMLFormElement) => Object.keys(touchedValues(form)).length > 0;

interface Options {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** Values that are saved with the draft though no field holds them, such as the open tab. */
  alsoKept?: LeadValues;
  /** Called with a draft before it is put back into the fields of its form. */
  beforeRestore?: (values: LeadValues) => void;
  isSending: () => boolean;
}

/**
 * Saves the draft of a form on the device, and restores it after hydration. It is restored only into fields that nobody
 * has touched, since what was typed before hydration, or restored by the browser, is newer.
 */
export function useDraft({ name, form, alsoKept, beforeRestore, isSending }: Options) {
  const keeper = useRef<DraftKeeper>(undefined);
  const [found, setFound] = useState<LeadValues>();
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ alsoKept });
  useEffect(() => {
    latest.current = { alsoKept };
  });

  function saveLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE);
  }

  function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    keeper.current?.save(
      holdsWords(form.current) ? { ...touchedValues(form.current), ...latest.current.alsoKept } : {},
    );
  }

  useEffect(() => {
    const element = form.current!;
    const listeners = new AbortController();
    const leave = () => timer.current !== undefined && save();
    keeper.current = draftKeeper(name);
    // Listens for `change` too, because some browsers do not fire `input` for a drop-down list or a radio button.
    for (const sign of ['input', 'change']) element.addEventListener(sign, saveLater, { signal: listeners.signal });
    addEventListener('pagehide', leave, { signal: listeners.signal });
    for (const sign of ['visibilitychange', SAVE_DRAFTS])
      document.addEventListener(sign, leave, { signal: listeners.signal });

    const draft = keeper.current.load();
    if (draft && !isAboutToSend(element)) {
      beforeRestore?.(draft);
      setFound(draft);
    } else if (holdsWords(element)) saveLater();
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
    };
    // Runs once, after hydration, because only then may a draft be put back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Fills the fields after the tab of the draft has been opened, because only then can its fields be filled.
  useEffect(() => {
    if (!found || !form.current || isSending()) return;
    const newer = holdsWords(form.current);
    // Sets state in an effect, because only after filling the fields is it known whether any of them took a value of
    // the draft.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRestored(fillUntouched(form.current, found));
    // Saves the draft only if the form holds newer words. Saving a draft that was just restored would start its 24
    // hours anew, after which drafts are deleted.
    if (newer) saveLater();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  return {
    /** Whether the device held a draft; `restored` says whether any of it was put back into a field. */
    found: found !== undefined,
    restored,
    save,
    /** Deletes the draft, and hides the notice that it was restored. */
    drop() {
      clearTimeout(timer.current);
      timer.current = undefined;
      keeper.current?.drop();
      setRestored(false);
    },
  };
}
