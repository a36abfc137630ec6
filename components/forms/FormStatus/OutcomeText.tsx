import clsx from 'clsx';
import type { RefObject } from 'react';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { fill } from '@/lib/content/fill';
import type { LeadFormControl } from '../useLeadForm';
import styles from './OutcomeText.module.scss';

/**
 * No live region at these steps, because screen readers read the outcome when it gets focus. `sending` switches the
 * region off before the outcome appears in it.
 */
const READ_BY_FOCUS: readonly string[] = ['sending', 'sent', 'failed'];

type Props = { lead: Pick<LeadFormControl, 'status' | 'message'>; content: LeadFormContent };

export function OutcomeText({ lead: { status, message }, content: { form, labels } }: Props) {
  const { step } = status;
  const inPage = form.outcome === 'page';
  const isAccepted = step === 'sent' || step === 'arrived';
  const text = inPage ? (isAccepted ? labels.success : step === 'failed' ? labels.failure : '') : '';
  const tone = isAccepted ? styles.good : step === 'failed' && status.doubt ? '' : styles.bad;
  const focusTarget = { ref: message as RefObject<HTMLParagraphElement>, tabIndex: -1 };
  return (
    <>
      <p
        {...(inPage && focusTarget)}
        role="status"
        aria-live={inPage && READ_BY_FOCUS.includes(step) ? 'off' : undefined}
        className={clsx(text && [styles.status, tone])}
      >
        {text}
      </p>
      {step === 'tooLong' && (
        <p {...focusTarget} className={clsx(styles.status, styles.bad)}>
          {fill(labels.tooLong, { field: labels.fields[status.field]?.label ?? status.field })}
        </p>
      )}
    </>
  );
}
