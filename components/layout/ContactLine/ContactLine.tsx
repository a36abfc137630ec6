import { Icon } from '@/components/ui/Icon/Icon';
import type { Company, Navigation } from '@/content/schemas/site';
import { whatsappInNewTab } from '@/lib/leads/whatsapp';
import styles from './ContactLine.module.scss';

export interface ContactLineProps {
  content: Navigation['bar'];
  company: Company;
  greeting: string;
}

export function ContactLine({ content, company, greeting }: ContactLineProps) {
  return (
    <nav className={styles.line} aria-label={content.label}>
      <div className={styles.inside}>
        <span className={styles.hours}>{company.hours.text}</span>
        <a className={styles.way} href={company.phone.href}>
          <Icon name="phone" size={20} />
          {company.phone.display}
        </a>
        <a className={styles.way} {...whatsappInNewTab(company.whatsapp.href, greeting)}>
          <Icon name="message" size={20} />
          {content.whatsapp}
        </a>
      </div>
    </nav>
  );
}
