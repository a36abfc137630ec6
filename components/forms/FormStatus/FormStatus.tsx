import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { FormWords } from '@/content/schemas/lead-forms';
import { indianMobile } from '@/lib/leads/hints';
import { leadText, numberOf, type TemplateParams } from '@/lib/leads/messages';
import { whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadState } from '../lead-state';
import { Waiting } from './Waiting';
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
  /** Heads the next steps of a sent lead that asked for no number. */
  noNumber?: ReactNode;
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
  <Heading
    ref={message as RefObject<HTMLHeadingElement>}
    tabIndex={-1}
    className={clsx(styles.outcomeWords, styles[tone])}
  >
    {words}
  </Heading>
);

/** The number that a lead was sent with, as it is understood, or as it was typed: a wrong one is a lead that nobody can answer. */
function WrittenTo({ content: { number: words, whatsapp }, params }: { content: FormWords; params: TemplateParams }) {
  const typed = numberOf(params);
  if (!typed) return null;
  const number = indianMobile(typed);
  const [before, after] = words.text.split('{number}');
  return (
    <p>
      {before}
      <strong className={clsx(number && styles.number)}>{number ?? typed}</strong>
      {after}{' '}
      <a href={whatsappLink(whatsapp.href, leadText(params))} target="_blank" rel="noopener">
        {words.whatsapp}
      </a>
    </p>
  );
}

interface NextProps extends Pick<Props, 'content' | 'Heading' | 'noNumber'> {
  params: TemplateParams;
  edited?: boolean;
}

/** How it goes on after a lead has been sent. */
const Next = ({ content, params, edited = false, Heading, noNumber }: NextProps) => (
  <section className={clsx(styles.panel, styles.goodPanel)}>
    {noNumber}
    <WrittenTo content={content} params={params} />
    {edited && <p>{content.edited}</p>}
    <Heading className={styles.heading}>{content.next.heading}</Heading>
    <ol className={styles.steps}>
      {content.next.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

/** Focus comes to the status element in these steps, or just after, and reads it out: as a live region it would say the same again. */
const READ_BY_FOCUS: readonly string[] = ['sending', 'sent', 'failed'];

/** What a visitor is told after a press on send, and what they can do next. */
export function FormStatus({ state, content, told, Heading, message, onWait, noNumber }: Props) {
  const text = told ? outcome(state, content) : '';
  const { help, arrived, phone } = content;
  const isLate = state.step === 'arrived';
  // Where the status element tells the outcome, that has been heard already.
  const news = isLate && (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      <Heading className={styles.heading}>{arrived.heading}</Heading>
      {!state.edited && <p>{arrived.text}</p>}
    </section>
  );
  // Focus goes to the first words of the outcome.
  const statusFocus = told ? { ref: message as RefObject<HTMLParagraphElement>, tabIndex: -1 } : {};
  return (
    <div className={styles.outcome}>
      <p
        {...statusFocus}
        role="status"
        aria-live={told && READ_BY_FOCUS.includes(state.step) ? 'off' : undefined}
        className={clsx(styles.status, text.includes('success') ? styles.good : styles.bad)}
      >
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
        <>
          {!told && <Outcome tone="good" words={content.sent} Heading={Heading} message={message} />}
          <Next content={content} params={state.params} edited={state.edited} Heading={Heading} noNumber={noNumber} />
        </>
      )}
      {state.step === 'failed' && (
        <section className={clsx(styles.panel, styles.badPanel)}>
          {!told && (
            <Outcome
              tone="bad"
              words={state.doubt ? content.inDoubt : content.notSent}
              Heading={Heading}
              message={message}
            />
          )}
          <Heading className={styles.heading}>{help.heading}</Heading>
          {state.doubt && <p>{help.doubt}</p>}
          <p>{state.doubt ? help.textInDoubt : help.text}</p>
          <div className={styles.ways}>
            <button className={styles.retry} type="submit">
              {help.retry}
            </button>
            <a className={styles.way} href={phone.href}>
              {help.call} <span className={styles.number}>{phone.display}</span>
            </a>
            <a
              className={styles.way}
              href={whatsappLink(content.whatsapp.href, leadText(state.params))}
              target="_blank"
              rel="noopener"
            >
              {help.whatsapp}
            </a>
            {state.wait === 'offered' && (
              <button className={styles.way} type="button" onClick={onWait}>
                {state.pause > 0 ? help.waitPaused : help.wait}
              </button>
            )}
          </div>
          {/* What is heard of the same failure later on. */}
          <div role="status" className={styles.more}>
            {state.earlier && <p>{content.earlier}</p>}
            {state.wait === 'full' && <p>{help.full}</p>}
          </div>
        </section>
      )}
      {state.step === 'waiting' && <Waiting id={state.id} content={content} Heading={Heading} message={message} />}
      {told && news}
      <div role="status">
        {!told && news}
        {isLate && state.edited && <p className={styles.panel}>{content.edited}</p>}
      </div>
      {isLate && <Next content={content} params={state.params} Heading={Heading} noNumber={noNumber} />}
    </div>
  );
}
