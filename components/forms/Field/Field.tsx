'use client';

import { useId } from 'react';
import type { FieldWords, LeadFormWords } from '@/content/schemas/lead-forms';
import { describedBy, FieldFrame } from './FieldFrame';
import type { InputKind } from './inputs';
import { useFieldMessage } from './useFieldMessage';
import styles from './Field.module.scss';

interface Props {
  name: string;
  content: FieldWords;
  words: Pick<LeadFormWords, 'wrong' | 'optional'>;
  required?: boolean;
}

function useField({ name, content, words, required }: Props, looksRight?: InputKind['looksRight']) {
  const id = useId();
  const { error, doubtful, handlers } = useFieldMessage(words.wrong, looksRight);
  const { label, why } = content;
  const texts = { why, error, hint: (doubtful && content.hint) || '' };
  return {
    error,
    frame: { id, label, optional: required ? undefined : words.optional, ...texts },
    control: { ...handlers, className: styles.input, id, name, required, 'aria-describedby': describedBy(id, texts) },
  };
}

interface FieldProps extends Props {
  kind: InputKind;
  /** Whether this is the form's last text field: phone keyboards then show a key that sends the form. */
  last?: boolean;
  /** The text in the field at first. It does not count as typed, so a draft may replace it. */
  initial?: string;
}

/** A question with a text field. It is uncontrolled, so that what was typed before hydration stays. */
export function Field({ kind: { looksRight, pattern, ...attributes }, last = false, initial, ...props }: FieldProps) {
  const { error, frame, control } = useField(props, looksRight);
  return (
    <FieldFrame {...frame}>
      <input
        {...attributes}
        {...control}
        defaultValue={initial}
        // The pattern refuses an answer of nothing but spaces, which `required` alone accepts.
        pattern={pattern ?? (props.required ? '.*\\S.*' : undefined)}
        enterKeyHint={last ? 'send' : 'next'}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

interface SelectProps extends Props {
  /** The first one may be a placeholder with an empty value. */
  options: readonly { value: string; text: string }[];
}

/** A question answered from a drop-down list. */
export function SelectField({ options, ...props }: SelectProps) {
  const { error, frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles.list}>
        <select {...control} autoComplete="off" aria-invalid={error !== ''}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
