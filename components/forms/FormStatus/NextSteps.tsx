import clsx from 'clsx';
import { Fragment } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { indianMobile } from '@/lib/leads/hints';
import { asksForPhone, type Lead, leadText, phoneNumberOf } from '@/lib/leads/lead';
import { whatsappLink } from '@/lib/leads/whatsapp';
import { AskForNumber } from './AskForNumber';
import styles from './FormStatus.module.scss';

interface Props {
  words: LeadFormWords;
  lead: Lead;
}

/**
 * Shows the phone number of a sent lead, in standard form or else as it was typed, with a way to correct it: nobody can
 * call back a wrong number.
 */
function NumberCheck({ words, lead }: Props) {
  const typed = phoneNumberOf(lead);
  if (!typed) return null;
  const number = indianMobile(typed);
  return (
    <p>
      {words.number.text.split('{number}').map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <strong className={clsx(number && styles.number)}>{number ?? typed}</strong>}
          <span>{text}</span>
        </Fragment>
      ))}{' '}
      <a href={whatsappLink(words.whatsapp.href, leadText(lead))} target="_blank" rel="noopener">
        {words.number.whatsapp}
      </a>
    </p>
  );
}

/** The list of what happens after a lead has been sent. `edited`: the form was changed after this version was sent. */
export function NextSteps({ words, lead, edited, Heading }: Props & { edited: boolean; Heading: 'h2' | 'h3' }) {
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
