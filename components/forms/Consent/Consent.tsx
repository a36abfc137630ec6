'use client';

import { Fragment, useId, useState } from 'react';
import styles from './Consent.module.scss';

interface Props {
  content: readonly (string | { text: string; href: string })[];
  /** Whether the browser itself refuses to send without it. */
  required: boolean;
}

/** The box a visitor ticks to agree; its links open beside the form, which keeps what was typed. */
export function Consent({ content, required }: Props) {
  const id = useId();
  const [error, setError] = useState('');
  return (
    <div className={styles.consent}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        name="agreeTerms"
        required={required}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInvalid={({ currentTarget }) => setError(currentTarget.validationMessage)}
        onChange={() => setError('')}
      />
      <label className={styles.label} htmlFor={id}>
        {content.map((part) =>
          typeof part === 'string' ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <a key={part.href} href={part.href} target="_blank" rel="noopener">
              {part.text}
            </a>
          ),
        )}
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
