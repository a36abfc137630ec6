'use client';

import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import type { FormDescription } from '@/content/facts/forms/description';
import { fieldsOf, tabsOf } from '@/lib/leads/questions';
import type { LeadValues } from '@/lib/leads/values';
import { touchedValues } from '../draft-fields';
import { check, checkedTab, tabInAddress } from './tabs';

/** `shown`: the tab whose questions stand there. `chosen`: the tab that was pressed, which is one paint ahead. */
const both = (tab: string) => ({ shown: tab, chosen: tab });

/**
 * The open tab of a form. Until React runs, switching keeps what was typed (wire-tabs.ts); from then on switching clears it.
 * For a form without tabs it does nothing.
 */
export function useTab(form: FormDescription, ref: RefObject<HTMLFormElement | null>) {
  const panelId = useId();
  const tabs = tabsOf(form);
  const [first = ''] = tabs;
  const [{ shown, chosen }, setTab] = useState(both(first));
  const [ready, setReady] = useState(false);
  const [hasTabs, setHasTabs] = useState(false);

  // Before anything else can be pressed, the tab that was chosen before React ran is taken over: by hand, by the address or by the browser.
  useLayoutEffect(() => {
    if (!first) return;
    // What the page holds is known only now.
     
    setTab(both(checkedTab(ref.current!)));
    setReady(true);
  }, [ref, first]);

  // The style sheet shows the questions of the checked radio, also when tabs have taken the place of the radios.
  useLayoutEffect(() => {
    if (ready) check(ref.current!, shown);
  }, [ready, ref, shown]);

  function stay() {
    // A press has moved the radio already.
    check(ref.current!, shown);
    setTab(both(shown));
  }

  return {
    tabs,
    shown,
    chosen,
    panelId,
    ready,
    hasTabs,
    onTabs: () => setHasTabs(true),
    alsoKept: first ? { leadType: shown } : undefined,

    /** Opens the tab of a draft, unless another was chosen or something was typed that the draft's tab has no field for. */
    openDraft({ leadType }: LeadValues) {
      const element = ref.current!;
      if (!first || !tabs.includes(leadType ?? '')) return;
      const wasChosen = element.querySelector('[data-chosen]') !== null || checkedTab(element) !== first;
      const asked = fieldsOf(form, leadType).map(({ name }) => name);
      if (wasChosen || !Object.keys(touchedValues(element)).every((name) => asked.includes(name))) return;
      setTab(both(leadType!));
    },

    /** Opens a tab with empty questions. While a send is under way the tab stays: its end clears the form. */
    choose(next: string, lead: { isSending: () => boolean; clear: () => void }) {
      if (next === chosen) return;
      if (lead.isSending()) return stay();
      if (tabInAddress(tabs)) history.replaceState(history.state, '', `#${next}`);
      setTab({ shown, chosen: next });
      // Drawing new questions takes a slow phone a tenth of a second: the pressed tab is seen first.
      afterPaint(() => {
        if (lead.isSending()) return stay();
        flushSync(() => {
          setTab(both(next));
          lead.clear();
        });
      });
    },
  };
}

export type TabState = ReturnType<typeof useTab>;
