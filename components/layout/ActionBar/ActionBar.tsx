import { Icon } from '@/components/ui/Icon/Icon';
import type { LinkContent } from '@/lib/content/parts';
import { whatsappInNewTab } from '@/lib/leads/whatsapp';
import type { ContactLineProps } from '../ContactLine/ContactLine';
import styles from './ActionBar.module.scss';

interface Props extends ContactLineProps {
  quote?: LinkContent['href'];
}

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
