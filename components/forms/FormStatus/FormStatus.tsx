import clsx from 'clsx';
import type { RefObject } from 'react';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { LeadFormControl } from '../useLeadForm';
import { FailedSend } from './FailedSend';
import { NextSteps } from './NextSteps';
import { WaitingEnquiry } from './WaitingEnquiry';
import styles from './FormStatus.module.scss';

interface Props {
  lead: Pick<LeadFormControl, 'status' | 'message' | 'waitInOutbox'>;
  content: LeadFormContent;
  plan?: string;
  Heading: 'h2' | 'h3';
}

/** What a visitor can do after a press on send. OutcomeText says above how the send has ended. */
export function FormStatus({ lead, content: { form, words }, plan, Heading }: Props) {
  const { status, message } = lead;
  const { step } = status;
  const isAccepted = step === 'sent' || step === 'arrived';
  const focusTarget = { ref: message as RefObject<HTMLHeadingElement & HTMLParagraphElement>, tabIndex: -1 };
  // A form that alerts shows the outcome as a heading, because the text of an alert is gone once it is closed.
  const inPage = form.outcome === 'page';
  const outcomeHeading = (tone: 'good' | 'bad', outcome: string) =>
    !inPage && (
      <Heading {...focusTarget} className={clsx(styles.outcomeWords, styles[tone])}>
        {outcome}
      </Heading>
    );
  const arrival = step === 'arrived' && (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      <Heading className={styles.heading}>{words.arrived.heading}</Heading>
      {!status.edited && <p>{words.arrived.text}</p>}
    </section>
  );
  return (
    <>
      {step === 'pressAgain' && (
        <p {...focusTarget} className={styles.panel}>
          {words.again}
        </p>
      )}
      {step === 'sent' && outcomeHeading('good', words.sent)}
      {step === 'failed' && (
        <FailedSend status={status} words={words} plan={plan} Heading={Heading} onWait={lead.waitInOutbox}>
          {outcomeHeading('bad', status.doubt ? words.inDoubt : words.notSent)}
        </FailedSend>
      )}
      {step === 'waiting' && (
        <WaitingEnquiry enquiry={status} words={words} plan={plan} Heading={Heading} message={message} />
      )}
      {inPage && arrival}
      <div role="status">
        {!inPage && arrival}
        {step === 'arrived' && status.edited && <p className={styles.panel}>{words.edited}</p>}
      </div>
      {isAccepted && (
        <NextSteps words={words} lead={status.lead} edited={step === 'sent' && status.edited} Heading={Heading} />
      )}
    </>
  );
}
