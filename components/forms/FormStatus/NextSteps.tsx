import clsx from 'clsx';
import { Fragment } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { indianMobile } from '@/lib/leads/hints';
import { asksForPhone, type Lead, leadText, phoneNumberOf } from '@/lib/leads/lead';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

interface Props {
  words: LeadFormWords;
  lead: Lead;
  edited: boolean;
  Heading: 'h2' | 'h3';
}

export function NextSteps({ words, lead, edited, Heading }: Props) {
  const { withoutNumber } = words;
  const lacksNumber = withoutNumber && !asksForPhone(lead);
  const { answer, steps } = lacksNumber ? withoutNumber : words.next;
  const typed = phoneNumberOf(lead);
  const number = typed && indianMobile(typed);
  const whatsapp = { href: whatsappLink(words.whatsapp.href, leadText(lead)), target: '_blank', rel: 'noopener' };
  return (
    <section className={clsx(styles.panel, styles.goodPanel)}>
      {lacksNumber && (
        <>
          <p className={styles.noNumber}>{withoutNumber.heading}</p>
          <p className={styles.leaveNumber}>
            {withoutNumber.text}{' '}
            <a className={styles.whatsapp} {...whatsapp}>
              {withoutNumber.whatsapp}
            </a>{' '}
            <span>
              <a href={withoutNumber.link.href}>{withoutNumber.link.text}</a>
            </span>
          </p>
        </>
      )}
      {/* Offers to correct the number, because nobody can call back a wrong one. */}
      {typed && (
        <p>
          {words.number.text.split('{number}').map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <strong className={clsx(number && styles.number)}>{number ?? typed}</strong>}
              <span>{text}</span>
            </Fragment>
          ))}{' '}
          <a {...whatsapp}>{words.number.whatsapp}</a>
        </p>
      )}
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
