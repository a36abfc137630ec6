'use client';

import { type FocusEvent, type FormEvent, type InvalidEvent, useEffect, useRef, useState } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * How many milliseconds after its field has lost focus a hint appears. The hint also waits until the current press has
 * ended: a press on a button takes focus from the field, and a hint at that moment would move the button away from
 * under the finger.
 */
const AFTER_A_PRESS = 300;

/** The error text for an answer that the browser refuses; '' for an answer that it accepts. */
function errorFor(control: Control, wrong: LeadFormWords['wrong']): string {
  const { valid, valueMissing, patternMismatch } = control.validity;
  if (valid) return '';
  if (valueMissing) return control instanceof HTMLSelectElement ? wrong.choice : wrong.empty;
  // The only `pattern` that fields have refuses an answer of nothing but spaces.
  return patternMismatch ? wrong.blank : wrong.email;
}

/**
 * Returns a function that runs a task when no mouse button or finger is pressed. A later task replaces one that is
 * still waiting.
 */
function useAfterPress() {
  const pressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const follow = ({ type }: Event) => {
      pressed.current = type === 'pointerdown';
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'];
    events.forEach((name) => document.addEventListener(name, follow, true));
    return () => {
      events.forEach((name) => document.removeEventListener(name, follow, true));
      clearTimeout(timer.current);
    };
  }, []);

  return function afterPress(task: () => void) {
    clearTimeout(timer.current);
    const wait = () => {
      timer.current = setTimeout(() => (pressed.current ? wait() : task()), AFTER_A_PRESS);
    };
    wait();
  };
}

/**
 * Shows under a field why the browser refuses its answer, until the answer is corrected. Shows a hint instead after the
 * field has lost focus if the answer only looks wrong; a hint does not prevent a send.
 */
export function useFieldMessage(wrong: LeadFormWords['wrong'], looksRight?: (value: string) => boolean) {
  const [error, setError] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const afterPress = useAfterPress();
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
        // Shows no hint when the visitor has returned to the field and goes on typing.
        afterPress(() => document.activeElement !== currentTarget && setDoubtful(seemsWrong(currentTarget.value)));
      },
    },
  };
}
