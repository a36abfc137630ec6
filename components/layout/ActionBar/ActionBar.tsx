import { Icon } from '@/components/ui/Icon/Icon';
import type { Navigation, Site } from '@/content/schema';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './ActionBar.module.scss';

interface Props {
  /** Without a quote on the page that is the form for it. */
  content: Omit<Navigation['bar'], 'quote'> & Partial<Pick<Navigation['bar'], 'quote'>>;
  site: Site;
}

/** The three ways to reach the company, in reach of a thumb. Out of the way while the first button or the form is in view. */
export function ActionBar({ content, site }: Props) {
  return (
    <nav className={styles.bar} aria-label={content.label}>
      <a className={styles.way} href={site.phone.href}>
        <Icon name="phone" size={20} />
        {content.call}
      </a>
      <a className={styles.way} href={whatsappLink(site.whatsappNumber, content.greeting)} target="_blank" rel="noopener">
        <Icon name="message" size={20} />
        {content.whatsapp}
      </a>
      {content.quote && (
        <a className={styles.quote} href={content.quote.href}>
          {content.quote.text}
        </a>
      )}
    </nav>
  );
}
