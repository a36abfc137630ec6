import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { leadText, tabbedTypeOf } from '@/lib/leads/messages';
import { whatsappLink } from '@/lib/leads/whatsapp';
import type { LeadState } from '../lead-state';
import styles from './LeadForm.module.scss';

/**
 * The parameters of a commercial lead, whose form asks for no phone number. They say the type themselves: a late success may be told
 * after another type has been chosen.
 */
const commercialParams = (state: LeadState) =>
  'params' in state && tabbedTypeOf(state.params) === 'commercial' ? state.params : undefined;

/** The words of the form: after a commercial lead, next steps that promise no answer to a number which nobody has. */
export const wordsAfter = (state: LeadState, content: LeadFormContent): LeadFormContent =>
  commercialParams(state) ? { ...content, next: { ...content.next, steps: content.commercialNext.steps } } : content;

interface Props {
  content: LeadFormContent;
  state: LeadState;
}

/** The ways to leave a number after a commercial lead. */
export function CommercialNext({ content: { commercialNext, whatsapp: chat }, state }: Props) {
  const params = commercialParams(state);
  if (!params) return null;
  const { heading, text, whatsapp, link } = commercialNext;
  return (
    <>
      <p className={styles.noNumber}>{heading}</p>
      <p className={styles.leaveNumber}>
        {text}{' '}
        <a className={styles.whatsapp} href={whatsappLink(chat.href, leadText(params))} target="_blank" rel="noopener">
          {whatsapp}
        </a>{' '}
        <span>
          <a href={link.href}>{link.text}</a>.
        </span>
      </p>
    </>
  );
}
