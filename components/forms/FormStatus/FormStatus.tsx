import { fill } from '@/lib/words/fill';
import clsx from 'clsx';
import type { RefObject } from 'react';
import type { LeadFormContent, LeadFormWords } from '@/content/schemas/lead-forms';
import { indianMobile } from '@/lib/leads/hints';
import { asksForPhone, type Lead, leadText, phoneNumberOf } from '@/lib/leads/lead';
import { unsentLeadText, whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadStatus } from '@/lib/leads/form-state';
import { WaitingEnquiry } from './WaitingEnquiry';
import { AskForNumber } from './AskForNumber';
import styles from './FormStatus.module.scss';

interface Props {
  status: LeadStatus;
  content: LeadFormContent;
  /** The text of the solar plan that is shown above the form. */
  plan?: string;
  Heading: 'h2' | 'h3';
  message: RefObject<HTMLElement | null>;
  /** Called when the visitor chooses to keep an unsent enquiry in the outbox for a later send. */
  onWait: () => void;
}

const isAccepted = ({ step }: LeadStatus) => step === 'sent' || step === 'arrived';

function outcomeText(status: LeadStatus, words: LeadFormWords): string {
  if (isAccepted(status)) return words.success;
  return status.step === 'failed' ? words.failure : '';
}

interface HeadingProps {
  tone: 'good' | 'bad';
  text: string;
  Heading: Props['Heading'];
  message: Props['message'];
}

/**
 * The outcome of a send as a heading, for forms that show the outcome in an alert, whose text is gone once the alert is
 * closed.
 */
const OutcomeHeading = ({ tone, text, Heading, message }: HeadingProps) => (
  <Heading
    ref={message as RefObject<HTMLHeadingElement>}
    tabIndex={-1}
    className={clsx(styles.outcomeWords, styles[tone])}
  >
    {text}
  </Heading>
);

interface SentProps {
  words: LeadFormWords;
  lead: Lead;
}

/**
 * Shows the phone number of a sent lead, in standard form or else as it was typed, with a way to correct it: nobody can
 * call back a wrong number.
 */
function NumberCheck({ words, lead }: SentProps) {
  const typed = phoneNumberOf(lead);
  if (!typed) return null;
  const number = indianMobile(typed);
  const [before, after] = words.number.text.split('{number}');
  return (
    <p>
      {before}
      <strong className={clsx(number && styles.number)}>{number ?? typed}</strong>
      {after}{' '}
      <a href={whatsappLink(words.whatsapp.href, leadText(lead))} target="_blank" rel="noopener">
        {words.number.whatsapp}
      </a>
    </p>
  );
}

/** The list of what happens after a lead has been sent. */
function NextSteps({
  words,
  lead,
  edited = false,
  Heading,
}: SentProps & { edited?: boolean } & Pick<Props, 'Heading'>) {
  const lacksNumber = words.withoutNumber && !asksForPhone(lead);
  const { answer, steps } = lacksNumber ? words.withoutNumber! : words.next;
  return (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      {lacksNumber && <AskForNumber words={words} lead={lead} />}
      <NumberCheck words={words} lead={lead} />
      {edited && <p>{words.edited}</p>}
      <Heading className={styles.heading}>{words.next.heading}</Heading>
      <ol className={styles.steps}>
        {[answer, ...steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The steps of a send in which focus moves to the status element, so that a screen reader reads it. As a live region,
 * the element would be read a second time.
 */
const READ_BY_FOCUS: readonly string[] = ['sending', 'sent', 'failed'];

/** The status of an enquiry after a press on send, and what its visitor can do next. */
export function FormStatus({ status, content, plan, Heading, message, onWait }: Props) {
  const { form, words } = content;
  const { help, arrived, phone } = words;
  const mayWait = status.step === 'failed' && status.wait === 'offered';
  // A form that shows the outcome by an alert keeps its status element empty.
  const inPage = form.outcome === 'page';
  const text = inPage ? outcomeText(status, words) : '';
  const isLate = status.step === 'arrived';
  const arrival = isLate && (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      <Heading className={styles.heading}>{arrived.heading}</Heading>
      {!status.edited && <p>{arrived.text}</p>}
    </section>
  );
  // In a form that shows the outcome in the page, focus moves to the status element.
  const statusFocus = inPage ? { ref: message as RefObject<HTMLParagraphElement>, tabIndex: -1 } : {};
  return (
    <div className={styles.outcome}>
      <p
        {...statusFocus}
        role="status"
        aria-live={inPage && READ_BY_FOCUS.includes(status.step) ? 'off' : undefined}
        className={clsx(text && [styles.status, isAccepted(status) ? styles.good : styles.bad])}
      >
        {text}
      </p>
      {status.step === 'tooLong' && (
        <p ref={message as RefObject<HTMLParagraphElement>} tabIndex={-1} className={clsx(styles.status, styles.bad)}>
          {fill(words.tooLong, { field: words.fields[status.field]?.label ?? status.field })}
        </p>
      )}
      {status.step === 'pressAgain' && (
        <p ref={message as RefObject<HTMLParagraphElement>} tabIndex={-1} className={styles.panel}>
          {words.again}
        </p>
      )}
      {status.step === 'sent' && (
        <>
          {!inPage && <OutcomeHeading tone="good" text={words.sent} Heading={Heading} message={message} />}
          <NextSteps words={words} lead={status.lead} edited={status.edited} Heading={Heading} />
        </>
      )}
      {status.step === 'failed' && (
        <section className={clsx(styles.panel, styles.badPanel)}>
          {!inPage && (
            <OutcomeHeading
              tone="bad"
              text={status.doubt ? words.inDoubt : words.notSent}
              Heading={Heading}
              message={message}
            />
          )}
          <Heading className={styles.heading}>{help.heading}</Heading>
          {status.doubt && <p>{help.doubt}</p>}
          <p>{status.doubt ? help.textInDoubt : mayWait ? help.textToWait : help.text}</p>
          <div className={styles.ways}>
            {/* Offers to keep the enquiry before it offers to try again, because a visitor who is offline would only
                fail again. */}
            {mayWait && (
              <button className={styles.retry} type="button" onClick={onWait}>
                {status.pause > 0 ? help.waitPaused : help.wait}
              </button>
            )}
            <button className={mayWait ? styles.way : styles.retry} type="submit">
              {help.retry}
            </button>
            <a className={styles.way} href={phone.href}>
              {help.call} <span className={styles.number}>{phone.display}</span>
            </a>
            <a
              className={styles.way}
              href={whatsappLink(words.whatsapp.href, unsentLeadText(words.beforeLead, status.lead, plan))}
              target="_blank"
              rel="noopener"
            >
              {help.whatsapp}
            </a>
          </div>
          {/* This live region announces texts that are added while a failure is already shown. */}
          <div role="status" className={styles.more}>
            {status.earlier && <p>{words.earlier}</p>}
            {status.wait === 'full' && <p>{help.full}</p>}
          </div>
        </section>
      )}
      {status.step === 'waiting' && (
        <WaitingEnquiry
          id={status.id}
          lead={status.lead}
          words={words}
          plan={plan}
          Heading={Heading}
          message={message}
        />
      )}
      {inPage && arrival}
      <div role="status">
        {!inPage && arrival}
        {isLate && status.edited && <p className={styles.panel}>{words.edited}</p>}
      </div>
      {isLate && <NextSteps words={words} lead={status.lead} Heading={Heading} />}
    </div>
  );
}
