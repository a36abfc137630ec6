'use client';

import { type FocusEvent, type FormEvent, type InvalidEvent, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A field is left when a press elsewhere begins. A hint that appeared right then would move the button away from
 * under the finger, and the press would be lost: the hint waits until the press is over. In milliseconds.
 */
const AFTER_A_PRESS = 300;

/** Spaces only count as empty; `required` alone would let them pass. */
function refuseBlank(control: Control, words: string) {
  const blank = control.required && control.value !== '' && control.value.trim() === '';
  control.setCustomValidity(blank ? words : '');
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
 * Mirrors the browser's own validation message under its field until the answer is corrected,
 * and gives a gentle hint, which never refuses, when an answer looks wrong after leaving the field.
 */
export function useFieldMessage(blank: string, looksRight?: (value: string) => boolean) {
  const [error, setError] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const afterPress = useAfterPress();
  const seemsWrong = (value: string) => looksRight !== undefined && value.trim() !== '' && !looksRight(value);

  return {
    error,
    doubtful,
    handlers: {
      onInvalid({ currentTarget }: InvalidEvent<Control>) {
        refuseBlank(currentTarget, blank);
        setError(currentTarget.validationMessage);
      },
      onInput({ currentTarget }: FormEvent<Control>) {
        refuseBlank(currentTarget, blank);
        if (error) setError(currentTarget.validationMessage);
        if (doubtful) setDoubtful(seemsWrong(currentTarget.value));
      },
      onBlur({ currentTarget }: FocusEvent<Control>) {
        // Somebody who has come back and types on is not interrupted.
        afterPress(() => document.activeElement !== currentTarget && setDoubtful(seemsWrong(currentTarget.value)));
      },
    },
  };
}
