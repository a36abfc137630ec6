'use client';

import { type FocusEvent, type FormEvent, type InvalidEvent, useEffect, useRef, useState } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A field is left when a press elsewhere begins. A hint that appeared right then would move the button away from
 * under the finger, and the press would be lost: the hint waits until the press is over. In milliseconds.
 */
const AFTER_A_PRESS = 300;

/** What is wrong with an answer that the browser refuses; '' where it takes it. */
function wordsFor(control: Control, wrong: LeadFormWords['wrong']): string {
  const { valid, valueMissing, patternMismatch } = control.validity;
  if (valid) return '';
  if (valueMissing) return control instanceof HTMLSelectElement ? wrong.choice : wrong.empty;
  // The one pattern that a field has refuses spaces alone.
  return patternMismatch ? wrong.blank : wrong.email;
}

/** Runs a task once no pointer is pressed any more; a later task takes the place of one that waits. */
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
 * Says under a field why the browser refuses its answer, until that is corrected,
 * and gives a gentle hint, which never refuses, when an answer looks wrong after leaving the field.
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
        setError(wordsFor(currentTarget, wrong));
      },
      onInput({ currentTarget }: FormEvent<Control>) {
        if (error) setError(wordsFor(currentTarget, wrong));
        if (doubtful) setDoubtful(seemsWrong(currentTarget.value));
      },
      onBlur({ currentTarget }: FocusEvent<Control>) {
        // Somebody who has come back and types on is not interrupted.
        afterPress(() => document.activeElement !== currentTarget && setDoubtful(seemsWrong(currentTarget.value)));
      },
    },
  };
}
