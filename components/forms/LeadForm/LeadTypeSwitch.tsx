'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from '@/components/ui/late-part';
import type { LeadType } from '@/lib/leads/messages';
import { LeadTypes, type LeadTabsProps, tabId } from './LeadTypes';

interface Props extends LeadTabsProps {
  form: RefObject<HTMLFormElement | null>;
  /** Called with a type that was pressed before hydration: it is chosen, and nothing typed is cleared. */
  onEarlyPress: (type: LeadType) => void;
  /** Called when the tabs have taken the place of the radios. */
  onAwake: () => void;
}

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

/**
 * Puts Headless UI's tabs in the place of the server's radios; should the tabs not load, the radios go on working.
 * The radios stay in the form, out of sight: a browser that brings back typed text on the way back knows a form by
 * its controls.
 */
export function LeadTypeSwitch({ form, onEarlyPress, onAwake, ...props }: Props) {
  const [late, setLate] = useState<typeof import('./LeadTabs')>();
  const { type, panelId } = props;

  useEffect(() => {
    const pressed = form.current && radios(form.current).find(({ checked }) => checked);
    if (pressed) onEarlyPress(pressed.value as LeadType);

    let gone = false;
    latePart(
      () => import('./LeadTabs'),
      (loaded) => {
        if (gone) return;
        const focused = document.activeElement as HTMLInputElement | null;
        flushSync(() => {
          setLate(loaded);
          onAwake();
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

  // After the first effect, which reads what was pressed.
  useEffect(() => {
    if (form.current) radios(form.current).forEach((radio) => (radio.checked = radio.value === type));
  }, [form, type]);

  return (
    <>
      <div hidden={late !== undefined}>
        <LeadTypes {...props} />
      </div>
      {late && <late.LeadTabs {...props} />}
    </>
  );
}
