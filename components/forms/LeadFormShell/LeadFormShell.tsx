'use client';

import clsx from 'clsx';
import type { InvalidEvent, ReactNode } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import type { FormWords } from '@/content/schemas/lead-forms';
import { Asleep, NoScripts } from '../Asleep/Asleep';
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
  noNumber?: ReactNode;
  children: ReactNode;
}

/** The send button is the brightest there until an outcome stands below it, with its own next step. */
const LOUD: readonly string[] = ['idle', 'sending', 'tooLong', 'again'];

/**
 * Each field says itself what is wrong with it: the browser's bubble, which would say it once more, is called off, and with it
 * the browser's way to the first of them. The browser asks one control after the other, the first one first. What is wrong is
 * seen before focus moves: to scroll there takes a slow phone as long again.
 */
function goToFirst(event: InvalidEvent<HTMLFormElement>) {
  event.preventDefault();
  const asked = event.target as HTMLInputElement;
  const refused = ([...event.currentTarget.elements] as HTMLInputElement[]).filter(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );
  if (refused.length > 0 && asked !== refused[0]) return;
  // One that is out of sight takes no focus: then it is the next one's.
  afterPaint(() =>
    [...refused, asked].find((control) => {
      control.focus();
      return document.activeElement === control;
    }),
  );
}

/** What every lead form has around its questions: note, consent, send button, outcome. */
export function LeadFormShell({
  lead: { form, message, state, round, action, draft, waitOnDevice },
  content,
  labelledBy,
  consentRequired,
  outcomeInPage,
  outcomeHeading = 'h3',
  before,
  noNumber,
  children,
}: Props) {
  const sending = state.step === 'sending';
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        action={action}
        // React resets a form after every action, also one that failed; clearing is ours alone.
        onReset={(event) => event.preventDefault()}
        onInvalidCapture={goToFirst}
        aria-labelledby={labelledBy}
        aria-busy={sending}
        // The starter of the page wakes a form whose draft waits on the device.
        data-draft={draft.key}
      >
        <NoScripts content={content} />
        {before}
        <div className={styles.top}>
          <p className={styles.note}>{content.requiredNote}</p>
          <Restored content={content.restored} draft={draft} busy={sending} />
        </div>
        <div className={styles.questions} key={round}>
          {children}
          <Consent
            content={content.consent}
            required={consentRequired}
            missing={content.consentAlert ?? content.wrong.consent}
          />
          <Honeypot />
        </div>
        <button
          className={clsx(styles.submit, !LOUD.includes(state.step) && styles.quiet)}
          type="submit"
          aria-disabled={sending}
          data-words={content.sending}
        >
          <span className={styles.submitWords}>{sending ? content.sending : content.submit}</span>
        </button>
        <Asleep content={content} />
        <FormStatus
          state={state}
          content={content}
          told={outcomeInPage}
          Heading={outcomeHeading}
          message={message}
          onWait={waitOnDevice}
          noNumber={noNumber}
        />
      </form>
      {/* Few screen readers say that a button has got another name, and in a busy form they wait. The words stand there
          from the start: a send pressed before the form wakes shows them by its mark alone (wire-asleep.ts). */}
      <p className={styles.heard} aria-live="polite">
        <span className={styles.sending} hidden={!sending}>
          {content.sending}
        </span>
      </p>
    </>
  );
}
