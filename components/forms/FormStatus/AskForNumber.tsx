import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { type Lead, leadText } from '@/lib/leads/lead';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

interface Props {
  words: LeadFormWords;
  lead: Lead;
}

/** Ways to leave a phone number, shown after a lead was sent from a form tab that does not ask for one. */
export function AskForNumber({ words, lead }: Props) {
  const { heading, text, whatsapp, link } = words.withoutNumber!;
  return (
    <>
      <p className={styles.noNumber}>{heading}</p>
      <p className={styles.leaveNumber}>
        {text}{' '}
        <a
          className={styles.whatsapp}
          href={whatsappLink(words.whatsapp.href, leadText(lead))}
          target="_blank"
          rel="noopener"
        >
          {whatsapp}
        </a>{' '}
        <span>
          <a href={link.href}>{link.text}</a>
        </span>
      </p>
    </>
  );
}
