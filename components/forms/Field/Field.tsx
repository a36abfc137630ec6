'use client';

import { useId } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { describedBy, FieldFrame } from './FieldFrame';
import type { InputKind } from './inputs';
import { useFieldMessage } from './useFieldMessage';
import styles from './Field.module.scss';

interface Props {
  name: string;
  content: { label: string; why?: string; hint?: string };
  kind: InputKind;
  words: Pick<LeadFormWords, 'wrong' | 'optional'>;
  required?: boolean;
  /** Whether this is the form's last text field: phone keyboards then show a key that sends the form. */
  last?: boolean;
  /** The text in the field at first. It does not count as typed, so a draft may replace it. */
  initial?: string;
}

/** A question with a text field. It is uncontrolled, so that what was typed before hydration stays. */
export function Field({
  name,
  content,
  kind: { looksRight, pattern, ...attributes },
  words,
  required = false,
  last = false,
  initial,
}: Props) {
  const id = useId();
  const { error, doubtful, handlers } = useFieldMessage(words.wrong, looksRight);
  const hint = doubtful && content.hint ? content.hint : '';
  return (
    <FieldFrame
      id={id}
      label={content.label}
      why={content.why}
      optional={required ? undefined : words.optional}
      error={error}
      hint={hint}
    >
      <input
        {...attributes}
        {...handlers}
        className={styles.input}
        id={id}
        name={name}
        defaultValue={initial}
        required={required}
        // The pattern refuses an answer of nothing but spaces, which `required` alone accepts.
        pattern={pattern ?? (required ? '.*\\S.*' : undefined)}
        enterKeyHint={last ? 'send' : 'next'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { why: content.why, error, hint })}
      />
    </FieldFrame>
  );
}
