import { Fragment, useId, useRef, useState } from 'react';
import { Note } from '@/components/ui/Field/Note';
import { useRefusedSend } from '../useRefusedSend';
import styles from './Consent.module.scss';

interface Props {
  content: readonly (string | { text: string; href: string })[];
  required: boolean;
  missing: string;
}

/** Links open in a new tab, so that what was typed is not lost. */
export function Consent({ content, required, missing }: Props) {
  const id = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  // Sets the error here, because the browser reports none for a box that is not `required`.
  useRefusedSend(checkbox, () => checkbox.current?.checked === false && setError(missing));

  return (
    <div className={styles.consent}>
      <input
        ref={checkbox}
        className={styles.box}
        type="checkbox"
        id={id}
        name="agreeTerms"
        required={required}
        aria-required="true"
        // Without `false`, Chromium reports an untouched required box as invalid.
        aria-invalid={error !== ''}
        aria-describedby={error ? `${id}-error` : undefined}
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
      <Note className={styles.error} id={`${id}-error`} text={error} />
    </div>
  );
}
