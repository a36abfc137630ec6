'use client';

import clsx from 'clsx';
import type { InvalidEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { loadPart } from '@/components/ui/load-part';
import { usePressGuard } from '@/components/ui/usePressGuard';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { draftKey } from '@/lib/leads/draft';
import { onPassedAnswers, passedPlan } from '@/lib/leads/from-calculator';
import { lastTextField, questionGroups } from '@/lib/leads/questions';
import { Consent } from '../Consent/Consent';
import { copyValues } from '../field-values';
import { DraftNotice } from '../DraftNotice/DraftNotice';
import type { EarlySend } from '@/components/early/keep-early-forms';
import { Note } from '@/components/ui/Field/Note';
import { OutcomeText } from '../FormStatus/OutcomeText';
import { TabPanel, TabPart } from '../FormTabs/TabPanel';
import { TabsContext, useTab } from '../FormTabs/useTab';
import { Honeypot } from '../Honeypot/Honeypot';
import { OtherWays, OtherWaysUntilReady, OtherWaysWithoutScripts } from '../OtherWays/OtherWays';
import { useLeadForm } from '../useLeadForm';
import { AnswerTime, WithoutNumber } from './AnswerTime';
import { Question } from './Question';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  labelledBy: string;
  outcomeHeading?: 'h2' | 'h3';
  town?: string;
  tabs?: ReactNode;
}

const SEND_BUTTON_FIRST: readonly string[] = ['idle', 'sending', 'tooLong', 'pressAgain'];

/** Only the form in the server's HTML has what was typed before React ran. */
const servedForm = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>(`[data-draft="${draftKey(name)}"] > [data-help]`)?.closest('form');

/** Moves focus, because cancelling the browser's error bubble also cancels the browser's own move of focus. */
function focusFirstInvalid(event: InvalidEvent<HTMLFormElement>) {
  event.preventDefault();
  const current = event.target as HTMLInputElement;
  const controls = [...event.currentTarget.elements] as HTMLInputElement[];
  const invalid = controls.filter(({ willValidate, validity }) => willValidate && !validity.valid);
  if (invalid.length > 0 && current !== invalid[0]) return;
  // Waits, because scrolling to a field would delay the errors on a slow phone.
  afterPaint(() =>
    [...invalid, current].find((control) => {
      control.focus();
      // A control that is not displayed takes no focus.
      return document.activeElement === control;
    }),
  );
}

export function LeadForm({ content, labelledBy, outcomeHeading = 'h3', town, tabs }: Props) {
  const { form, labels } = content;
  const formRef = useRef<HTMLFormElement>(null);
  const earlyRef = useRef<EarlySend>(undefined);
  const [served] = useState(() => servedForm(form.name));
  // Stands before useTab, because `copyValues` may change the checked tab, which useTab reads.
  useLayoutEffect(() => {
    const element = formRef.current!;
    // React replaces the served form if another program has changed the page.
    if (served && served !== element) copyValues(served, element);
    earlyRef.current = window.earlySends?.[element.dataset.draft!];
    delete window.earlySends?.[element.dataset.draft!];
  }, [served]);
  const tab = useTab(form, formRef);
  const lead = useLeadForm({ form, labels, formRef, earlyRef, tab: tab.open || undefined, openDraft: tab.openDraft });
  const { status, draft } = lead;
  const guardPress = usePressGuard(status);
  const [late, setLate] = useState<typeof import('../FormStatus/FormStatus')>();
  // Runs again at each new step, because an earlier try to load FormStatus may have failed.
  useEffect(() => {
    if (!late) loadPart(() => import('../FormStatus/FormStatus'), setLate);
  }, [late, status.step]);
  const plan = useSyncExternalStore(onPassedAnswers, passedPlan, () => undefined);
  const planId = useId();
  const sending = status.step === 'sending';
  const last = lastTextField(form, tab.open);

  return (
    <>
      <form
        ref={formRef}
        className={styles.form}
        // Without JavaScript, the default method `get` would put the answers into the address.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          lead.submit(new FormData(event.currentTarget));
        }}
        onClickCapture={guardPress}
        onInvalidCapture={focusFirstInvalid}
        aria-labelledby={labelledBy}
        aria-describedby={plan && planId}
        aria-busy={sending}
        // If the device has a draft with this key, late-start.ts starts React without waiting for an act of the visitor.
        data-draft={draftKey(form.name)}
        // keep-early-forms.ts may have added `data-sending`.
        suppressHydrationWarning
      >
        <OtherWaysWithoutScripts content={labels} />
        {/* No live region, because the calculator already announces new figures. */}
        <Note className={styles.plan} id={planId} text={plan} />
        {tabs && <TabsContext value={{ tab, lead }}>{tabs}</TabsContext>}
        <div className={styles.top}>
          <p className={styles.note}>{labels.requiredNote}</p>
          <DraftNotice content={labels} draft={draft} busy={sending} />
        </div>
        <div className={styles.questions} key={lead.fieldsKey}>
          <TabPanel tab={tab}>
            <WithoutNumber content={content} open={tab.open} />
            {questionGroups(form).map(({ tabs, fields }) => (
              <TabPart key={fields[0]!.name} tabs={tabs} open={tab.open}>
                {fields.map((field) => (
                  <Question key={field.name} field={field} labels={labels} last={field.name === last} town={town} />
                ))}
              </TabPart>
            ))}
          </TabPanel>
          <Consent
            content={labels.consent}
            required={form.consent === 'browser'}
            missing={labels.consentAlert ?? labels.wrong.consent}
          />
          <AnswerTime content={content} open={tab.open} />
          <Honeypot />
        </div>
        <button
          className={clsx(styles.submit, !SEND_BUTTON_FIRST.includes(status.step) && styles.quiet)}
          type="submit"
          aria-disabled={sending}
          data-words={labels.sending}
        >
          <span className={styles.submitWords}>{sending ? labels.sending : labels.submit}</span>
        </button>
        <OtherWaysUntilReady content={labels} />
        <div className={styles.outcome}>
          <OutcomeText lead={lead} content={content} />
          {late && <late.FormStatus lead={lead} content={content} plan={plan} Heading={outcomeHeading} />}
          {!late && status.step === 'failed' && <OtherWays content={labels} />}
        </div>
      </form>
      {/* Few screen readers announce a button's new text. Stands outside the form, which `aria-busy` silences. */}
      <p className={styles.announced} aria-live="polite">
        <span className={styles.sending} hidden={!sending}>
          {labels.sending}
        </span>
      </p>
    </>
  );
}
