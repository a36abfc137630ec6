'use client';

import clsx from 'clsx';
import { type InvalidEvent, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { lastTyped, questionGroups, tabsOf } from '@/lib/leads/questions';
import { Consent } from '../Consent/Consent';
import { DraftNotice } from '../DraftNotice/DraftNotice';
import { FormStatus } from '../FormStatus/FormStatus';
import { FormTabs } from '../FormTabs/FormTabs';
import { TabPanel, TabPart } from '../FormTabs/TabPanel';
import { useTab } from '../FormTabs/useTab';
import { Honeypot } from '../Honeypot/Honeypot';
import { OtherWaysUntilReady, OtherWaysWithoutScripts } from '../OtherWays/OtherWays';
import { useLeadForm } from '../useLeadForm';
import { Question } from './Question';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  /** The id of the heading that names the lead form. */
  labelledBy: string;
  /** The heading level for the outcome of a send: one below the heading that names the form. */
  outcomeHeading?: 'h2' | 'h3';
}

/**
 * In these steps of a send the send button is the main button; in the others the message below it has a button of its
 * own.
 */
const SEND_BUTTON_FIRST: readonly string[] = ['idle', 'sending', 'tooLong', 'again'];

/**
 * Moves focus to the first invalid field, and cancels the browser's bubble, because each field shows its own error.
 * Cancelling the bubble also cancels the browser's own move to the first invalid field. The browser reports the
 * controls in order. Focus moves after the next paint: scrolling there takes a slow phone as long as drawing the
 * errors.
 */
function focusFirstInvalid(event: InvalidEvent<HTMLFormElement>) {
  event.preventDefault();
  const current = event.target as HTMLInputElement;
  const invalid = ([...event.currentTarget.elements] as HTMLInputElement[]).filter(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );
  if (invalid.length > 0 && current !== invalid[0]) return;
  // Tries the next control when this one takes no focus because it is not displayed.
  afterPaint(() =>
    [...invalid, current].find((control) => {
      control.focus();
      return document.activeElement === control;
    }),
  );
}

/** A lead form, drawn from its description: its tabs, its questions, the consent, the send button and the outcome. */
export function LeadForm({ content: { form, words }, labelledBy, outcomeHeading = 'h3' }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const tab = useTab(form, element);
  const lead = useLeadForm({ form, words, element, alsoKept: tab.alsoKept, beforeRestore: tab.openDraft });
  const { message, state, round, action, draft, waitOnDevice } = lead;
  const sending = state.step === 'sending';
  const hasTabs = tabsOf(form).length > 0;
  const last = lastTyped(form, tab.shown);

  const questions = questionGroups(form).map(({ tabs, fields }) => {
    const drawn = fields.map((field) => (
      <Question key={field.name} field={field} words={words} last={field.name === last} />
    ));
    if (!tabs) return drawn;
    return (
      <TabPart key={tabs.join()} tabs={tabs} shown={tab.shown}>
        {drawn}
      </TabPart>
    );
  });

  return (
    <>
      <form
        ref={element}
        className={styles.form}
        action={action}
        // Prevents React from resetting the form, which it does after every action, also after a failed one. Only this
        // site's own code clears the form.
        onReset={(event) => event.preventDefault()}
        onInvalidCapture={focusFirstInvalid}
        aria-labelledby={labelledBy}
        aria-busy={sending}
        // Names the draft of this form: late-start.ts loads the form's scripts at once when the device holds that
        // draft.
        data-draft={draft.key}
      >
        <OtherWaysWithoutScripts content={words} />
        {words.tabs && <FormTabs tab={tab} content={words.tabs} lead={lead} />}
        <div className={styles.top}>
          <p className={styles.note}>{words.requiredNote}</p>
          <DraftNotice content={words.restored} draft={draft} busy={sending} />
        </div>
        <div className={styles.questions} key={round}>
          {hasTabs ? <TabPanel tab={tab}>{questions}</TabPanel> : questions}
          <Consent
            content={words.consent}
            required={form.consent === 'browser'}
            missing={words.consentAlert ?? words.wrong.consent}
          />
          <Honeypot />
        </div>
        <button
          className={clsx(styles.submit, !SEND_BUTTON_FIRST.includes(state.step) && styles.quiet)}
          type="submit"
          aria-disabled={sending}
          data-words={words.sending}
        >
          <span className={styles.submitWords}>{sending ? words.sending : words.submit}</span>
        </button>
        <OtherWaysUntilReady content={words} />
        <FormStatus
          state={state}
          content={{ form, words }}
          Heading={outcomeHeading}
          message={message}
          onWait={waitOnDevice}
        />
      </form>
      {/* Announces "Sending…" to screen readers, few of which announce that a button has a new name; in a busy form
          they wait with it. The words are here from the start, because a send that is pressed before the form is
          ready shows them by its mark alone (wire-early-sends.ts). */}
      <p className={styles.announced} aria-live="polite">
        <span className={styles.sending} hidden={!sending}>
          {words.sending}
        </span>
      </p>
    </>
  );
}
