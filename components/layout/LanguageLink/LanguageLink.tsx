import type { Language } from '@/lib/content/language';
import { addressIn } from '@/lib/language-address';
import styles from './LanguageLink.module.scss';

interface Props {
  language: Language;
  /** The address of the current page; undefined on the 404 page. */
  here?: string;
}

export function LanguageLink({ language, here = language.home }: Props) {
  return language.others.map((other) => (
    <a
      key={other.code}
      className={styles.link}
      href={addressIn(other, here, language)}
      lang={other.code}
      hrefLang={other.code}
    >
      {other.name}
    </a>
  ));
}
