import type { LeadFormContent } from '@/content/schema';
import { leadText, tabbedTypeOf } from '@/lib/leads/messages';
import { whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadState } from '../lead-state';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  state: LeadState;
}

/**
 * The commercial type asks for no number, so a sent lead offers the ways to leave one. The lead itself says its type:
 * a late success may be told after another type has been chosen.
 */
export function CommercialNext({ content: { commercialNext, whatsappNumber }, state }: Props) {
  if (!('params' in state) || tabbedTypeOf(state.params) !== 'commercial') return null;
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
