'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FormWords } from '@/content/schema';
import { Asleep } from '../Asleep/Asleep';
import { Consent } from '../Consent/Consent';
import { FormStatus } from '../FormStatus/FormStatus';
import { Honeypot } from '../Honeypot/Honeypot';
import { Restored } from '../Restored/Restored';
import type { LeadFormControl } from '../useLeadForm';
import styles from './LeadFormShell.module.scss';

interface Props {
  lead: LeadFormControl;
  content: FormWords & { fields: Record<string, { label: string }>; consentAlert?: string };
  /** The id of the heading that names the form. */
  labelledBy: string;
  consentRequired: boolean;
  outcomeInPage: boolean;
  /** The level under the heading that names the form. */
  outcomeHeading?: 'h2' | 'h3';
  /** Stands above the questions and is not renewed with them. */
  before?: ReactNode;
  afterSuccess?: ReactNode;
  children: ReactNode;
}

/** The send button is the brightest there until an outcome stands below it, with its own next step. */
const LOUD: readonly string[] = ['idle', 'sending', 'tooLong', 'again'];

/** What every lead form has around its questions: note, consent, send button, outcome. */
export function LeadFormShell({ lead: { form, message, state, round, action, draft, waitOnDevice }, content, labelledBy, consentRequired, outcomeInPage, outcomeHeading = 'h3', before, afterSuccess, children }: Props) {
  const sending = state.step === 'sending';
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        action={action}
        // React resets a form after every action, also one that failed; clearing is ours alone.
        onReset={(event) => event.preventDefault()}
        aria-labelledby={labelledBy}
        aria-busy={sending}
        // The starter of the page wakes a form whose draft waits on the device.
        data-draft={draft.key}
      >
        {before}
        <div className={styles.top}>
          <p className={styles.note}>{content.requiredNote}</p>
          <Restored content={content.restored} draft={draft} busy={sending} />
        </div>
        <div className={styles.questions} key={round}>
          {children}
          <Consent content={content.consent} required={consentRequired} missing={content.consentAlert} />
          <Honeypot />
        </div>
        <button className={clsx(styles.submit, !LOUD.includes(state.step) && styles.quiet)} type="submit" aria-disabled={sending}>
          {sending ? content.sending : content.submit}
        </button>
        <Asleep content={content} />
        <FormStatus state={state} content={content} told={outcomeInPage} Heading={outcomeHeading} message={message} onWait={waitOnDevice} afterSuccess={afterSuccess} />
      </form>
      {/* Few screen readers say that a button has got another name, and in a busy form they wait. */}
      <p className={styles.heard} aria-live="polite">
        {sending && content.sending}
      </p>
    </>
  );
}
