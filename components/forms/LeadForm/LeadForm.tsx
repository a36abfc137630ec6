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
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The level under the heading that names the form. */
  outcomeHeading?: 'h2' | 'h3';
}

/** In these steps the send button is the main button; in the others the message below it has a button of its own. */
const SEND_BUTTON_FIRST: readonly string[] = ['idle', 'sending', 'tooLong', 'again'];

/**
 * Each field says itself what is wrong with it. So the browser's bubble, which would say it once more, is cancelled, and with
 * it the browser's move to the first wrong field, which is made here. The browser asks one control after the other, the first
 * one first. Focus moves after the next paint: scrolling there takes a slow phone as long as drawing the messages.
 */
function focusFirstInvalid(event: InvalidEvent<HTMLFormElement>) {
  event.preventDefault();
  const current = event.target as HTMLInputElement;
  const invalid = ([...event.currentTarget.elements] as HTMLInputElement[]).filter(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );
  if (invalid.length > 0 && current !== invalid[0]) return;
  // A control that is not displayed takes no focus: then the next one gets it.
  afterPaint(() =>
    [...invalid, current].find((control) => {
      control.focus();
      return document.activeElement === control;
    }),
  );
}

/** Any lead form, drawn from its description: its tabs, its questions, the consent, the send button and the outcome. */
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
        // React resets a form after every action, also after one that failed. This form is cleared by its own code alone.
        onReset={(event) => event.preventDefault()}
        onInvalidCapture={focusFirstInvalid}
        aria-labelledby={labelledBy}
        aria-busy={sending}
        // late-start.ts loads the scripts of a form at once when the device holds its draft.
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
      {/* Few screen readers announce that a button has got another name, and in a busy form they wait. The words stand here
          from the start, since a send that is pressed before the form is ready shows them by its mark alone (wire-early-sends.ts). */}
      <p className={styles.announced} aria-live="polite">
        <span className={styles.sending} hidden={!sending}>
          {words.sending}
        </span>
      </p>
    </>
  );
}
