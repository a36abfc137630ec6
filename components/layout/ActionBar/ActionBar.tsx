import { Icon } from '@/components/ui/Icon/Icon';
import type { LinkContent } from '@/lib/content/parts';
import { whatsappInNewTab } from '@/lib/leads/whatsapp';
import type { ContactLineProps } from '../ContactLine/ContactLine';
import styles from './ActionBar.module.scss';

interface Props extends ContactLineProps {
  /** The address of the form for a quote, to which the action bar links. Left out on the page of that form. */
  quote?: LinkContent['href'];
}

/**
 * The action bar at the foot of a phone's window: call, WhatsApp and quote. It hides while the page's first button or
 * form is in view. Where it would cover the answer of a calculator, it is at the end of the page instead. With very
 * large letters, it shows icons alone.
 */
export function ActionBar({ content, company, greeting, quote }: Props) {
  return (
    <nav className={styles.bar} aria-label={content.label}>
      <a className={styles.way} href={company.phone.href}>
        <Icon name="phone" size={20} />
        <span>{content.call}</span>
      </a>
      <a className={styles.way} {...whatsappInNewTab(company.whatsapp.href, greeting)}>
        <Icon name="message" size={20} />
        <span>{content.whatsapp}</span>
      </a>
      {quote && (
        <a className={styles.quote} href={quote}>
          <Icon name="banknote" size={20} />
          <span>{content.quote}</span>
        </a>
      )}
    </nav>
  );
}
