import { createContext, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import type { FormDescription } from '@/lib/leads/description';
import { fieldsOf, tabsOf } from '@/lib/leads/questions';
import type { LeadValues } from '@/lib/leads/values';
import { touchedValues } from '../field-values';
import type { LeadFormControl } from '../useLeadForm';

export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

export const tabInAddress = (tabs: readonly string[]) => tabs.find((tab) => location.hash === `#${tab}`);

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

export const checkedTab = (form: HTMLFormElement) => radios(form).find(({ checked }) => checked)!.value;

/** Checks the radio of the tab, whose questions the style sheet then shows. */
export const check = (form: HTMLFormElement, tab: string) =>
  radios(form).forEach((radio) => (radio.checked = radio.value === tab));

/** `open`, the tab whose questions are shown, follows `chosen` one paint later. */
const tabState = (tab: string) => ({ open: tab, chosen: tab });

export function useTab(form: FormDescription, formRef: RefObject<HTMLFormElement | null>) {
  const panelId = useId();
  const tabs = tabsOf(form);
  const [first = ''] = tabs;
  const [{ open, chosen }, setTab] = useState(tabState(first));
  const [ready, setReady] = useState(false);
  const [replaced, setReplaced] = useState(false);

  // A tab may have been chosen before React ran.
  useLayoutEffect(() => {
    if (!first) return;
    setTab(tabState(checkedTab(formRef.current!)));
    setReady(true);
  }, [formRef, first]);

  useLayoutEffect(() => {
    if (ready) check(formRef.current!, open);
  }, [ready, formRef, open]);

  function stay() {
    // Undoes the press, which has already checked the radio of the other tab.
    check(formRef.current!, open);
    setTab(tabState(open));
  }

  return {
    tabs,
    open,
    chosen,
    panelId,
    ready,
    replaced,
    setReplaced,

    openDraft({ leadType = '' }: LeadValues) {
      const element = formRef.current!;
      if (!tabs.includes(leadType)) return;
      const wasChosen = element.querySelector('[data-chosen]') !== null || checkedTab(element) !== first;
      const names = fieldsOf(form, leadType).map(({ name }) => name);
      // Keeps a tab that the visitor has chosen, and any tab with an answer that the draft's tab would hide.
      if (wasChosen || !Object.keys(touchedValues(element)).every((name) => names.includes(name))) return;
      setTab(tabState(leadType));
    },

    choose(next: string, lead: LeadFormControl) {
      if (next === chosen) return;
      // A new tab clears the answers, which are needed if the send fails.
      if (lead.isSending()) return stay();
      if (tabInAddress(tabs)) history.replaceState(history.state, '', `#${next}`);
      setTab({ open, chosen: next });
      // Paints the pressed tab first, because drawing the questions takes 0.1 s on a slow phone.
      afterPaint(() => {
        if (lead.isSending()) return stay();
        flushSync(() => {
          setTab(tabState(next));
          lead.clear();
        });
      });
    },
  };
}

export type TabState = ReturnType<typeof useTab>;

export interface TabsProps {
  content: NonNullable<LeadFormLabels['tabs']>;
  tab: TabState;
  lead: LeadFormControl;
}

/** A context, because an import of FormTabs in LeadForm would load the tabs' styles on pages without tabs. */
export const TabsContext = createContext<Omit<TabsProps, 'content'> | undefined>(undefined);
