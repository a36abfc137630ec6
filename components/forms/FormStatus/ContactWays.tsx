import type { LeadFormWords } from '@/content/schemas/lead-forms';
import type { Lead } from '@/lib/leads/lead';
import { unsentLeadText, whatsappLink } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

interface Props {
  words: LeadFormWords;
  lead: Lead;
  plan?: string;
  /** Whether these ways come first, before a further send: then WhatsApp, which takes the lead along, is the main one. */
  first?: boolean;
}

export function ContactWays({ words, lead, plan, first = false }: Props) {
  const { help, phone, whatsapp, beforeLead } = words;
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
        href={whatsappLink(whatsapp.href, unsentLeadText(beforeLead, lead, plan))}
        target="_blank"
        rel="noopener"
      >
        {help.whatsapp}
      </a>
      {first && call}
    </>
  );
}
