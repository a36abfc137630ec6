import { Icon } from '@/components/ui/Icon/Icon';
import type { Site } from '@/content/schemas/company';
import type { Navigation } from '@/content/schemas/navigation';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './ContactLine.module.scss';

interface Props {
  content: Navigation['bar'];
  site: Site;
  /** The first words of a message on WhatsApp. */
  greeting: string;
}

/** Hours, phone and WhatsApp in a quiet line above the header. Phones have the action bar instead. */
export function ContactLine({ content, site, greeting }: Props) {
  return (
    <nav className={styles.line} aria-label={content.label}>
      <div className={styles.inside}>
        <span className={styles.hours}>{site.hours.text}</span>
        <a className={styles.way} href={site.phone.href}>
          <Icon name="phone" size={20} />
          {site.phone.display}
        </a>
        <a className={styles.way} href={whatsappLink(site.whatsapp.href, greeting)} target="_blank" rel="noopener">
          <Icon name="message" size={20} />
          {content.whatsapp}
        </a>
      </div>
    </nav>
  );
}
