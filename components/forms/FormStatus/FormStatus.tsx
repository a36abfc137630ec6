import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { FormWords } from '@/content/schema';
import { leadText } from '@/lib/leads/messages';
import { whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadState } from '../lead-state';
import styles from './FormStatus.module.scss';

interface Props {
  state: LeadState;
  content: FormWords & { fields: Record<string, { label: string }> };
  /** Whether the outcome is told in the page. Where an alert tells it, the status element stays empty. */
  told: boolean;
  Heading: 'h2' | 'h3';
  message: RefObject<HTMLElement | null>;
  /** Lets what failed wait on the device. */
  onWait: () => void;
  /** Stands after the next steps of a sent lead. */
  afterSuccess?: ReactNode;
}

function outcome(state: LeadState, content: Props['content']): string {
  switch (state.step) {
    case 'sent':
    case 'arrived':
      return content.success;
    case 'failed':
      return content.failure;
    default:
      return '';
  }
}

interface OutcomeProps {
  tone: 'good' | 'bad';
  words: string;
  Heading: Props['Heading'];
  message: Props['message'];
}

/** The outcome itself, for a form whose alert is gone once it has been read. */
const Outcome = ({ tone, words, Heading, message }: OutcomeProps) => (
  <Heading ref={message as RefObject<HTMLHeadingElement>} tabIndex={-1} className={clsx(styles.outcomeWords, styles[tone])}>
    {words}
  </Heading>
);

const NextSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** What a visitor is told after a press on send, and what they can do next. */
export function FormStatus({ state, content, told, Heading, message, onWait, afterSuccess }: Props) {
  const text = told ? outcome(state, content) : '';
  const { next, help, arrived, phone } = content;
  // Focus goes to the first words of the outcome.
  const statusFocus = told ? { ref: message as RefObject<HTMLParagraphElement>, tabIndex: -1 } : {};
  return (
    <div className={styles.outcome}>
      <p {...statusFocus} role="status" className={clsx(styles.status, text.includes('success') ? styles.good : styles.bad)}>
        {text}
      </p>
      {state.step === 'tooLong' && (
        <p ref={message as RefObject<HTMLParagraphElement>} tabIndex={-1} className={clsx(styles.status, styles.bad)}>
          {content.tooLong.replace('{field}', content.fields[state.field]?.label ?? state.field)}
        </p>
      )}
      {state.step === 'again' && (
        <p ref={message as RefObject<HTMLParagraphElement>} tabIndex={-1} className={styles.panel}>
          {content.again}
        </p>
      )}
      {state.step === 'sent' && (
        <section className={clsx(styles.panel, styles.goodPanel)}>
          {!told && <Outcome tone="good" words={content.sent} Heading={Heading} message={message} />}
          <Heading className={styles.heading}>{next.heading}</Heading>
          {state.edited && <p>{content.edited}</p>}
          <NextSteps steps={next.steps} />
          {afterSuccess}
        </section>
      )}
      {state.step === 'failed' && (
        <section className={clsx(styles.panel, styles.badPanel)}>
          {!told && <Outcome tone="bad" words={state.doubt ? content.inDoubt : content.notSent} Heading={Heading} message={message} />}
          <Heading className={styles.heading}>{help.heading}</Heading>
          {state.earlier && <p>{content.earlier}</p>}
          {state.doubt && <p>{help.doubt}</p>}
          <p>{help.text}</p>
          <div className={styles.ways}>
            <button className={styles.retry} type="submit">
              {help.retry}
            </button>
            <a className={styles.way} href={phone.href}>
              {help.call} <span className={styles.number}>{phone.display}</span>
            </a>
            <a className={styles.way} href={whatsappLink(content.whatsappNumber, leadText(state.params))} target="_blank" rel="noopener">
              {help.whatsapp}
            </a>
            {state.wait === 'offered' && (
              <button className={styles.way} type="button" onClick={onWait}>
                {state.pause > 0 ? help.waitPaused : help.wait}
              </button>
            )}
          </div>
          <p role="status" className={styles.full}>{state.wait === 'full' && help.full}</p>
        </section>
      )}
      {state.step === 'waiting' && (
        <section className={styles.panel}>
          <Heading ref={message as RefObject<HTMLHeadingElement>} tabIndex={-1} className={styles.heading}>
            {content.waiting.heading}
          </Heading>
          <p>{content.waiting.text}</p>
        </section>
      )}
      <div role="status">
        {state.step === 'arrived' && (
          <section className={clsx(styles.panel, styles.goodPanel)}>
            <Heading className={styles.heading}>{arrived.heading}</Heading>
            <p>{state.edited ? content.edited : arrived.text}</p>
            <NextSteps steps={next.steps} />
            {afterSuccess}
          </section>
        )}
      </div>
    </div>
  );
}
