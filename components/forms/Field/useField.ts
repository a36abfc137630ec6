import { type FocusEvent, type FormEvent, type InvalidEvent, useEffect, useId, useRef, useState } from 'react';
import { whenReleased } from '@/components/ui/load-part';
import type { FieldLabels, LeadFormLabels } from '@/content/schemas/lead-forms';
import { describedBy } from '@/components/ui/Field/FieldFrame';
import type { Control } from '../field-values';
import type { InputKind } from './inputs';
import styles from './Field.module.scss';

export interface FieldProps {
  name: string;
  content: FieldLabels;
  labels: Pick<LeadFormLabels, 'wrong' | 'optional'>;
  required?: boolean;
}

/** In milliseconds. An earlier hint could move a button while it is being pressed. */
const HINT_DELAY = 300;

function errorFor(control: Control, wrong: LeadFormLabels['wrong']): string {
  const { valid, valueMissing, patternMismatch } = control.validity;
  if (valid) return '';
  if (valueMissing) return control instanceof HTMLSelectElement ? wrong.choice : wrong.empty;
  // Outside e-mail fields, the `pattern` refuses only blank answers.
  return patternMismatch && control.inputMode !== 'email' ? wrong.blank : wrong.email;
}

export function useField({ name, content, labels, required }: FieldProps, looksRight?: InputKind['looksRight']) {
  const id = useId();
  const [error, setError] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { label, why } = content;
  const texts = { why, error, hint: (doubtful && content.hint) || '' };
  const seemsWrong = (value: string) => looksRight !== undefined && value.trim() !== '' && !looksRight(value);

  return {
    error,
    frame: { id, label, optional: required ? undefined : labels.optional, ...texts },
    control: {
      className: styles.input,
      id,
      name,
      required,
      'aria-describedby': describedBy(id, texts),
      onInvalid: ({ currentTarget }: InvalidEvent<Control>) => setError(errorFor(currentTarget, labels.wrong)),
      onInput({ currentTarget }: FormEvent<Control>) {
        if (error) setError(errorFor(currentTarget, labels.wrong));
        if (doubtful) setDoubtful(seemsWrong(currentTarget.value));
      },
      onBlur({ currentTarget }: FocusEvent<Control>) {
        // No hint during a press, because it would move the pressed button away from the finger.
        const show = () => document.activeElement !== currentTarget && setDoubtful(seemsWrong(currentTarget.value));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => whenReleased(show), HINT_DELAY);
      },
    },
  };
}
