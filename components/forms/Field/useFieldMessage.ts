'use client';

import { type FocusEvent, type FormEvent, type InvalidEvent, useEffect, useRef, useState } from 'react';
import { whenReleased } from '@/components/ui/late-part';
import type { LeadFormWords } from '@/content/schemas/lead-forms';

type Control = HTMLInputElement | HTMLSelectElement;

/** In milliseconds after the field has lost focus, because a press on a button takes the focus away. */
const HINT_DELAY = 300;

function errorFor(control: Control, wrong: LeadFormWords['wrong']): string {
  const { valid, valueMissing, patternMismatch } = control.validity;
  if (valid) return '';
  if (valueMissing) return control instanceof HTMLSelectElement ? wrong.choice : wrong.empty;
  // The `pattern` of other fields refuses an answer of nothing but spaces.
  return patternMismatch && control.inputMode !== 'email' ? wrong.blank : wrong.email;
}

/** An error says why the browser refuses an answer. A hint says that an answer looks wrong, and prevents no send. */
export function useFieldMessage(wrong: LeadFormWords['wrong'], looksRight?: (value: string) => boolean) {
  const [error, setError] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const seemsWrong = (value: string) => looksRight !== undefined && value.trim() !== '' && !looksRight(value);

  return {
    error,
    doubtful,
    handlers: {
      onInvalid({ currentTarget }: InvalidEvent<Control>) {
        setError(errorFor(currentTarget, wrong));
      },
      onInput({ currentTarget }: FormEvent<Control>) {
        if (error) setError(errorFor(currentTarget, wrong));
        if (doubtful) setDoubtful(seemsWrong(currentTarget.value));
      },
      onBlur({ currentTarget }: FocusEvent<Control>) {
        // No hint appears during a press, because it would move the pressed button away from under the finger.
        const show = () => document.activeElement !== currentTarget && setDoubtful(seemsWrong(currentTarget.value));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => whenReleased(show), HINT_DELAY);
      },
    },
  };
}
