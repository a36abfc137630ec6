import clsx from 'clsx';
import { Fragment } from 'react';
import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import { indianMobile } from '@/lib/leads/hints';
import { type Lead, leadText, phoneNumberOf } from '@/lib/leads/lead';
import { whatsappInNewTab } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

interface Props {
  labels: LeadFormLabels;
  lead: Lead;
  edited: boolean;
  Heading: 'h2' | 'h3';
}

export function NextSteps({ labels, lead, edited, Heading }: Props) {
  const { withoutNumber } = labels;
  const typed = phoneNumberOf(lead);
  const lacksNumber = withoutNumber && typed === undefined;
  const { answer, steps } = lacksNumber ? withoutNumber : labels.next;
  const number = typed && indianMobile(typed);
  const whatsapp = whatsappInNewTab(labels.whatsapp.href, leadText(lead));
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
      {/* Offers to correct the number, because nobody can call back on a wrong one. */}
      {typed && (
        <p>
          {labels.number.text.split('{number}').map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <strong className={clsx(number && styles.number)}>{number ?? typed}</strong>}
              <span>{text}</span>
            </Fragment>
          ))}{' '}
          <a {...whatsapp}>{labels.number.whatsapp}</a>
        </p>
      )}
      {edited && <p>{labels.edited}</p>}
      <Heading className={styles.heading}>{labels.next.heading}</Heading>
      <ol className={styles.steps}>
        {[answer, ...steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
