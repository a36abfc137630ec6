'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from '@/components/ui/late-part';
import type { LeadFormControl } from '../useLeadForm';
import { TabRadios } from './TabRadios';
import { tabId, tabInAddress, type TabsProps } from './tabs';
import type { TabState } from './useTab';

interface Props extends Pick<TabsProps, 'content'> {
  tab: TabState;
  lead: LeadFormControl;
}

/** Replaces the radios that the server rendered with Headless UI's tabs. If the tabs do not load, the radios stay. */
export function FormTabs({ content, tab: { tabs, chosen, panelId, ready, onTabsLoaded, choose }, lead }: Props) {
  const [late, setLate] = useState<typeof import('./TabButtons')>();
  const onChange = (next: string) => choose(next, lead);
  const props: TabsProps = { content, tabs, chosen, onChange, panelId, busy: lead.status.step === 'sending' };

  useEffect(() => {
    let gone = false;
    latePart(
      () => import('./TabButtons'),
      (loaded) => {
        if (gone) return;
        const focused = document.activeElement as HTMLInputElement | null;
        flushSync(() => {
          setLate(loaded);
          onTabsLoaded();
        });
        if (focused?.name === 'leadType') document.getElementById(tabId(panelId, focused.value))?.focus();
      },
    );
    return () => {
      gone = true;
    };
    // Runs once, when React has taken over the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const follow = () => {
      const named = tabInAddress(tabs);
      if (named) onChange(named);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });

  return (
    <>
      <TabRadios {...props} ready={ready} replaced={late !== undefined} />
      {late && <late.TabButtons {...props} />}
    </>
  );
}
