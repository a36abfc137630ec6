import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { draftKey, draftStore, SAVE_DRAFTS, storedText } from '@/lib/leads/draft';
import { onPassedAnswers, passedAnswers, takeFromLastPage, valuesFrom } from '@/lib/leads/from-calculator';
import type { LeadValues } from '@/lib/leads/values';
import { fillUntouched, touchedValues } from './field-values';
import type { EarlySend } from '../early/keep-early-forms';
import { prefill } from './prefill';

const SAVE_DELAY_MS = 300;

export interface FormOptions extends LeadFormContent {
  formRef: RefObject<HTMLFormElement | null>;
  earlyRef: RefObject<EarlySend | undefined>;
  tab?: string;
  openDraft: (values: LeadValues) => void;
}

/** Fills only untouched fields, because what was typed before React ran is newer than the draft. */
export function useDraft({ form, labels, formRef, earlyRef, tab, openDraft }: FormOptions, isSending: () => boolean) {
  const { name } = form;
  const [stored] = useState(() => draftStore(name));
  const [prefilled] = useState(prefill);
  const [found, setFound] = useState<LeadValues>();
  const [restored, setRestored] = useState(false);
  const hadDraft = useRef(false);
  const typedInThisTab = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wasSentEarly = () => earlyRef.current !== undefined;

  function values(): LeadValues {
    const touched = formRef.current ? touchedValues(formRef.current) : {};
    return tab === undefined || Object.keys(touched).length === 0 ? touched : { ...touched, leadType: tab };
  }

  function stopTimer() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function save() {
    stopTimer();
    if (formRef.current) stored.save(values());
  }

  const saveNow = useEffectEvent(save);

  const saveLater = useEffectEvent(() => {
    stopTimer();
    timer.current = setTimeout(() => saveNow(), SAVE_DELAY_MS);
  });

  const onTyping = useEffectEvent(() => {
    typedInThisTab.current = true;
    saveLater();
  });

  const leave = useEffectEvent(() => {
    // Saves a newly typed answer, or saves again if the same form in another browser tab has replaced the draft.
    if (timer.current !== undefined || (typedInThisTab.current && !stored.isOwn())) save();
  });

  const onStorage = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== draftKey(name) || newValue !== null || !typedInThisTab.current) return;
    // Another browser tab may have removed the draft because it has sent the same answers.
    if (JSON.stringify(values()) === storedText(oldValue)) typedInThisTab.current = false;
    else save();
  });

  const followCalculator = useEffectEvent(() => {
    if (!formRef.current || hadDraft.current || wasSentEarly() || isSending()) return;
    prefilled.fill(formRef.current, valuesFrom(passedAnswers(), form, labels.towns));
    if (typedInThisTab.current) saveLater();
  });

  const begin = useEffectEvent((element: HTMLFormElement) => {
    const draft = stored.load();
    hadDraft.current = draft !== undefined;
    takeFromLastPage(form);
    // Removes the plan that show-passed-plan.ts has shown, because React now draws it.
    document.documentElement.style.removeProperty('--plan');
    followCalculator();
    if (draft && !wasSentEarly()) {
      openDraft(draft);
      setFound(draft);
    } else if (Object.entries(touchedValues(element)).some(([field, value]) => !prefilled.isFilled(field, value)))
      onTyping();
  });

  useEffect(() => {
    const element = formRef.current!;
    const end = new AbortController();
    const { signal } = end;
    // Some browsers fire no `input` for a drop-down list or a radio button.
    for (const event of ['input', 'change']) {
      element.addEventListener(event, prefilled.markOwn, { signal });
      element.addEventListener(event, onTyping, { signal });
    }
    addEventListener('pagehide', leave, { signal });
    addEventListener('storage', onStorage, { signal });
    for (const event of ['visibilitychange', SAVE_DRAFTS]) document.addEventListener(event, leave, { signal });
    begin(element);
    const stopFollowing = onPassedAnswers(followCalculator);
    return () => {
      end.abort();
      stopFollowing();
      clearTimeout(timer.current);
    };
  }, [formRef, prefilled]);

  const restore = useEffectEvent((draft: LeadValues) => {
    if (!formRef.current || isSending()) return;
    const isNewer = Object.keys(touchedValues(formRef.current)).length > 0;
    setRestored(fillUntouched(formRef.current, draft) || draft.unsent !== undefined);
    // Does not save a draft that was only restored, because saving would restart the time for which it is kept.
    if (isNewer) onTyping();
  });

  // Waits until the draft's tab is open, because only then its fields can be filled.
  useEffect(() => {
    if (found) restore(found);
  }, [found]);

  return {
    found,
    restored,
    save,
    drop() {
      stopTimer();
      stored.drop();
      typedInThisTab.current = false;
      prefilled.reset();
      hadDraft.current = false;
      setRestored(false);
    },
  };
}
