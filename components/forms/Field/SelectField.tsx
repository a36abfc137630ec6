'use client';

import { useId } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldMessage } from './useFieldMessage';
import styles from './Field.module.scss';

interface Props {
  name: string;
  content: { label: string; why?: string };
  options: readonly { value: string; text: string }[];
  words: Pick<LeadFormWords, 'wrong' | 'optional'>;
  required?: boolean;
}

/** A question answered from a drop-down list. Its first option may be a placeholder with an empty value. */
export function SelectField({ name, content, options, words, required = false }: Props) {
  const id = useId();
  const { error, handlers } = useFieldMessage(words.wrong);
  return (
    <FieldFrame
      id={id}
      label={content.label}
      why={content.why}
      optional={required ? undefined : words.optional}
      error={error}
      hint=""
    >
      <span className={styles.list}>
        <select
          {...handlers}
          className={styles.input}
          id={id}
          name={name}
          required={required}
          autoComplete="off"
          aria-invalid={error !== ''}
          aria-describedby={describedBy(id, { why: content.why, error, hint: '' })}
        >
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
