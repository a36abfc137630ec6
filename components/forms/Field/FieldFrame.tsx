import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Field.module.scss';

interface Props {
  id: string;
  label: string;
  /** The word after the label of an optional question. */
  optional?: string;
  why?: string;
  error: string;
  hint: string;
  children: ReactNode;
}

/** The ids of the texts that describe a form control, in the order in which they are read out. */
export const describedBy = (id: string, { why, error, hint }: { why?: string; error: string; hint: string }) =>
  clsx(error && `${id}-error`, hint && `${id}-hint`, why && `${id}-why`) || undefined;

/** The frame of a form field: label, reason for asking, control, and the error or hint tied to it. */
export function FieldFrame({ id, label, optional, why, error, hint, children }: Props) {
  return (
    <div className={clsx(styles.field, error && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {`${label} `}
        {optional ? <span className={styles.optional}>{optional}</span> : <span aria-hidden="true">*</span>}
      </label>
      {why && (
        <p className={styles.why} id={`${id}-why`}>
          {why}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
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
    </div>
  );
}
