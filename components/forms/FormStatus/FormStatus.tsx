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

export function FormStatus({ lead, content: { form, labels }, plan, Heading }: Props) {
  const { status, message } = lead;
  const { step } = status;
  const isAccepted = step === 'sent' || step === 'arrived';
  const focusTarget = { ref: message as RefObject<HTMLHeadingElement & HTMLParagraphElement>, tabIndex: -1 };
  const inPage = form.outcome === 'page';
  // Says the outcome in the page too, because the text of an alert is gone once the alert is closed.
  const outcomeHeading = (tone: 'good' | 'bad', outcome: string) =>
    !inPage && (
      <Heading {...focusTarget} className={clsx(styles.outcomeWords, styles[tone])}>
        {outcome}
      </Heading>
    );
  const arrival = step === 'arrived' && (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      <Heading className={styles.heading}>{labels.arrived.heading}</Heading>
      {!status.edited && <p>{labels.arrived.text}</p>}
    </section>
  );
  return (
    <>
      {step === 'pressAgain' && (
        <p {...focusTarget} className={styles.panel}>
          {labels.again}
        </p>
      )}
      {step === 'sent' && outcomeHeading('good', labels.sent)}
      {step === 'failed' && (
        <FailedSend status={status} labels={labels} plan={plan} Heading={Heading} onWait={lead.waitInOutbox}>
          {outcomeHeading('bad', status.doubt ? labels.inDoubt : labels.notSent)}
        </FailedSend>
      )}
      {step === 'waiting' && (
        <WaitingEnquiry enquiry={status} labels={labels} plan={plan} Heading={Heading} message={message} />
      )}
      {inPage && arrival}
      <div role="status">
        {!inPage && arrival}
        {step === 'arrived' && status.edited && <p className={styles.panel}>{labels.edited}</p>}
      </div>
      {isAccepted && (
        <NextSteps labels={labels} lead={status.lead} edited={step === 'sent' && status.edited} Heading={Heading} />
      )}
    </>
  );
}
