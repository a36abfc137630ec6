import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import type { Failed } from '@/lib/leads/form-state';
import type { Lead } from '@/lib/leads/lead';
import { unsentLeadText, whatsappInNewTab } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

interface WaysProps extends Pick<Props, 'labels' | 'plan'> {
  lead: Lead;
  first?: boolean;
}

export function ContactWays({ labels: { help, phone, whatsapp, beforeLead }, lead, plan, first }: WaysProps) {
  const call = (
    <a className={styles.way} href={phone.href}>
      {`${help.call} `}
      <span className={styles.number}>{phone.display}</span>
    </a>
  );
  return (
    <>
      {!first && call}
      <a
        className={first ? styles.retry : styles.way}
        {...whatsappInNewTab(whatsapp.href, unsentLeadText(beforeLead, lead, plan))}
      >
        {help.whatsapp}
      </a>
      {first && call}
    </>
  );
}

interface Props {
  status: Failed;
  labels: LeadFormLabels;
  plan?: string;
  Heading: 'h2' | 'h3';
  onWait: () => void;
  children: ReactNode;
}

export function FailedSend({ status, labels, plan, Heading, onWait, children }: Props) {
  const { refused, doubt, blocked, wait } = status;
  const { help } = labels;
  const mayWait = wait === 'offered';
  const waysFirst = refused || blocked;
  const ways = <ContactWays labels={labels} lead={status.lead} plan={plan} first={waysFirst} />;
  return (
    <section className={clsx(styles.panel, !doubt && styles.badPanel)}>
      {children}
      <Heading className={styles.heading}>{help.heading}</Heading>
      {doubt && <p>{help.doubt}</p>}
      <p>{blocked ? labels.kept.blocked : doubt ? help.textInDoubt : mayWait ? help.textToWait : help.text}</p>
      <div className={styles.ways}>
        {waysFirst && ways}
        {/* Stands before "Try again", because a send now would probably fail again. */}
        {mayWait && (
          <button className={styles.retry} type="button" onClick={onWait}>
            {status.pause > 0 ? help.waitPaused : help.wait}
          </button>
        )}
        <button className={mayWait || waysFirst ? styles.way : styles.retry} type="submit">
          {help.retry}
        </button>
        {!waysFirst && ways}
      </div>
      {/* Announces texts that are added after the failure is shown. */}
      <div role="status" className={styles.more}>
        {status.earlier && <p>{labels.earlier}</p>}
        {wait === 'full' && <p>{help.full}</p>}
      </div>
    </section>
  );
}
