'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from '@/components/ui/late-part';
import type { LeadType } from '@/lib/leads/messages';
import { LeadRadios } from './LeadRadios';
import { type LeadTabsProps, tabId, typeInAddress } from './lead-types';

interface Props extends LeadTabsProps {
  awake: boolean;
  /** Called when the tabs have taken the place of the radios. */
  onTabs: () => void;
}

/** Puts Headless UI's tabs in the place of the server's radios; should the tabs not load, the radios go on working. */
export function LeadTypeSwitch({ awake, onTabs, ...props }: Props) {
  const [late, setLate] = useState<typeof import('./LeadTabs')>();
  const { onChange, panelId } = props;

  useEffect(() => {
    let gone = false;
    latePart(
      () => import('./LeadTabs'),
      (loaded) => {
        if (gone) return;
        const focused = document.activeElement as HTMLInputElement | null;
        flushSync(() => {
          setLate(loaded);
          onTabs();
        });
        if (focused?.name === 'leadType') document.getElementById(tabId(panelId, focused.value as LeadType))?.focus();
      },
    );
    return () => {
      gone = true;
    };
    // Once, when the form wakes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const follow = () => {
      const type = typeInAddress();
      if (type) onChange(type);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [onChange]);

  return (
    <>
      <LeadRadios {...props} awake={awake} replaced={late !== undefined} />
      {late && <late.LeadTabs {...props} />}
    </>
  );
}
