'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadType } from '@/lib/leads/messages';
import { LeadTypes, type LeadTabsProps, tabId } from './LeadTypes';

interface Props extends LeadTabsProps {
  form: RefObject<HTMLFormElement | null>;
  /** Called when the tabs have taken the place of the radios. */
  onAwake: () => void;
}

function typedIn(form: HTMLFormElement): boolean {
  const questions = form.querySelectorAll<HTMLInputElement>('input:not([type=radio])');
  return [...questions].some(({ type, checked, value }) => (type === 'checkbox' ? checked : value !== ''));
}

/**
 * Puts Headless UI's tabs in the place of the server's radios. A type that was pressed before hydration is
 * chosen now, unless something was typed: choosing clears the form, and waking must lose no text.
 * Should the tabs not load, the radios go on working.
 */
export function LeadTypeSwitch({ form, onAwake, ...props }: Props) {
  const [late, setLate] = useState<typeof import('./LeadTabs')>();

  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLInputElement>('[name=leadType]:checked');
    if (form.current && pressed && !typedIn(form.current)) props.onChange(pressed.value as LeadType);

    let gone = false;
    import('./LeadTabs').then(
      (loaded) => {
        if (gone) return;
        const focused = document.activeElement?.matches('[name=leadType]') ? (document.activeElement as HTMLInputElement) : null;
        flushSync(() => {
          setLate(loaded);
          onAwake();
        });
        if (focused) document.getElementById(tabId(props.panelId, focused.value as LeadType))?.focus();
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
    // Once, when the form wakes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return late ? <late.LeadTabs {...props} /> : <LeadTypes {...props} />;
}
