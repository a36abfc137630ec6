import type { LeadFormContent } from '@/content/schema';
import { leadText } from '@/lib/leads/messages';
import { whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadState } from '../useLeadForm';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  state: LeadState;
}

/** The commercial type asks for no number, so a sent lead offers the ways to leave one. */
export function CommercialNext({ content: { commercialNext, whatsappNumber }, state }: Props) {
  if (!('params' in state)) return null;
  return (
    <p className={styles.commercialNext}>
      {commercialNext.text}{' '}
      <a href={whatsappLink(whatsappNumber, leadText(state.params))} target="_blank" rel="noopener">
        {commercialNext.whatsapp}
      </a>{' '}
      <a href={commercialNext.link.href}>{commercialNext.link.text}</a>.
    </p>
  );
}
