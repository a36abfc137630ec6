'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftKeeper, draftKeeper, SAVE_DRAFTS } from '@/lib/leads/draft';
import type { LeadValues } from '@/lib/leads/values';
import { fillUntouched, touchedValues } from './draft-fields';

/** How long after a key what stands in the form is kept. In milliseconds. */
const PAUSE = 300;

/** React's own list of the sends that were pressed before hydration: a form that is in it sends what it held then. */
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
 * Keeps what is typed into a form on the device, and puts it back when the form wakes: into fields that nobody has
 * touched, since what was typed meanwhile, or what the browser brought back, is newer.
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
    // A list or a choice tells of itself by "change" alone in some browsers.
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
    // Once, when the form wakes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The fields of the draft's own type stand there by now.
  useEffect(() => {
    if (!found || !form.current || isSending()) return;
    const newer = holdsWords(form.current);
    // What the fields took is known only now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRestored(fillUntouched(form.current, found));
    // Words that have only come back keep their age.
    if (newer) saveLater();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  return {
    /** A draft was found; whether something of it was put back is told by `restored`. */
    found: found !== undefined,
    restored,
    save,
    /** Forgets what is kept, and that something was put back. */
    drop() {
      clearTimeout(timer.current);
      timer.current = undefined;
      keeper.current?.drop();
      setRestored(false);
    },
  };
}
