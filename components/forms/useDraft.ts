'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftKeeper, draftKeeper, SAVE_DRAFTS } from '@/lib/leads/draft';
import type { LeadValues } from '@/lib/leads/values';
import { fillUntouched, touchedValues } from './draft-fields';

/** How long after a key press the form is saved. In milliseconds. */
const PAUSE = 300;

/** Whether a form was sent before hydration and React will replay that: it is in React's own list of early sends. */
const isAboutToSend = (form: HTMLFormElement) =>
  ((document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? []).includes(form);

const holdsWords = (form: HTMLFormElement) => Object.keys(touchedValues(form)).length > 0;

interface Options {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** Kept together with what is typed. */
  alsoKept?: LeadValues;
  /** Called with a draft before it is put back into the fields. */
  beforeRestore?: (values: LeadValues) => void;
  isSending: () => boolean;
}

/**
 * Saves what is typed into a form on the device, and restores it after hydration: only into fields that nobody has touched,
 * since what was typed before hydration, or restored by the browser, is newer.
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
    // Some browsers fire only "change" for a list or a radio.
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
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // By now the fields of the draft's own tab are shown.
  useEffect(() => {
    if (!found || !form.current || isSending()) return;
    const newer = holdsWords(form.current);
    // Which fields took a value is known only now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRestored(fillUntouched(form.current, found));
    // Restored words alone are not saved again, so that their day goes on.
    if (newer) saveLater();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  return {
    /** A draft was found; `restored` says whether any of it was put back into a field. */
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
