'use client';

import { type FocusEvent, type FormEvent, type InvalidEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Spaces only count as empty; `required` alone would let them pass. */
function refuseBlank(control: Control, words: string) {
  const blank = control.required && control.value !== '' && control.value.trim() === '';
  control.setCustomValidity(blank ? words : '');
}

/**
 * Mirrors the browser's own validation message under its field until the answer is corrected,
 * and gives a gentle hint, which never refuses, when an answer looks wrong on leaving the field.
 */
export function useFieldMessage(blank: string, looksRight?: (value: string) => boolean) {
  const [error, setError] = useState('');
  const [doubtful, setDoubtful] = useState(false);
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
        setDoubtful(seemsWrong(currentTarget.value));
      },
    },
  };
}
