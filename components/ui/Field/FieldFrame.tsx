import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Note } from './Note';
import styles from './FieldFrame.module.scss';

interface Texts {
  why?: string;
  error: string;
  hint?: string;
}

interface Props extends Texts {
  id: string;
  label: string;
  /** The word after the label of an optional field. Undefined shows the star of a required field; '' shows nothing. */
  optional?: string;
  steady?: boolean;
  children: ReactNode;
}

/** Screen readers read the texts in the order of the ids. */
export const describedBy = (id: string, { why, error, hint }: Texts) =>
  clsx(error && `${id}-error`, hint && `${id}-hint`, why && `${id}-why`) || undefined;

export function FieldFrame({ id, label, optional, why, error, hint, steady, children }: Props) {
  return (
    <div className={clsx(styles.field, error && styles.wrong, steady && styles.steady)}>
      <label className={styles.label} htmlFor={id}>
        <span>{`${label} `}</span>
        {optional === undefined && <span aria-hidden="true">*</span>}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <Note className={styles.why} id={`${id}-why`} text={why} />
      {children}
      <Note className={styles.error} id={`${id}-error`} text={error} />
      {hint !== undefined && (
        <div aria-live="polite">
          {hint && (
            <p className={styles.hint} id={`${id}-hint`}>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3.5 22 21H2Z M12 10v5 M12 18v.2" />
              </svg>
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
