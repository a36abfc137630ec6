'use client';

import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import type { FormDescription } from '@/content/facts/forms/description';
import { fieldsOf, tabsOf } from '@/lib/leads/questions';
import type { LeadValues } from '@/lib/leads/values';
import { touchedValues } from '../draft-fields';
import { check, checkedTab, tabInAddress } from './tabs';

/**
 * The tab of a form as two values. `shown`: the tab whose questions are shown. `chosen`: the tab that was pressed,
 * which is one paint ahead.
 */
const both = (tab: string) => ({ shown: tab, chosen: tab });

/**
 * The open tab of a form. Until React runs, switching tabs keeps what was typed (wire-tabs.ts); from then on switching
 * clears the form. For a form without tabs this hook does nothing.
 */
export function useTab(form: FormDescription, ref: RefObject<HTMLFormElement | null>) {
  const panelId = useId();
  const tabs = tabsOf(form);
  const [first = ''] = tabs;
  const [{ shown, chosen }, setTab] = useState(both(first));
  const [ready, setReady] = useState(false);
  const [hasTabs, setHasTabs] = useState(false);

  // Takes over the form tab that the visitor, the address or the browser chose before React ran. In a layout effect, so
  // that no press comes first.
  useLayoutEffect(() => {
    if (!first) return;
    // Reads the open tab from the page, which only an effect can do: the server does not know it.

    setTab(both(checkedTab(ref.current!)));
    setReady(true);
  }, [ref, first]);

  // Checks the radio of the open tab, by which the style sheet shows that tab's questions, also when tabs have replaced
  // the radios.
  useLayoutEffect(() => {
    if (ready) check(ref.current!, shown);
  }, [ready, ref, shown]);

  function stay() {
    // Undoes a press on another tab, which has already checked the radio of that tab.
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

    /**
     * Opens the form tab of a draft, unless another was chosen or something was typed that the draft's tab has no field
     * for.
     */
    openDraft({ leadType }: LeadValues) {
      const element = ref.current!;
      if (!first || !tabs.includes(leadType ?? '')) return;
      const wasChosen = element.querySelector('[data-chosen]') !== null || checkedTab(element) !== first;
      const asked = fieldsOf(form, leadType).map(({ name }) => name);
      if (wasChosen || !Object.keys(touchedValues(element)).every((name) => asked.includes(name))) return;
      setTab(both(leadType!));
    },

    /**
     * Opens a tab with empty questions. While a send is under way the tab stays, because the end of the send clears the
     * form.
     */
    choose(next: string, lead: { isSending: () => boolean; clear: () => void }) {
      if (next === chosen) return;
      if (lead.isSending()) return stay();
      if (tabInAddress(tabs)) history.replaceState(history.state, '', `#${next}`);
      setTab({ shown, chosen: next });
      // Draws the new questions after the pressed tab has been painted, because drawing them takes a slow phone a tenth
      // of a second.
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
