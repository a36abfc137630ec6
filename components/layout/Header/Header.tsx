import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { LanguageLink } from '../LanguageLink/LanguageLink';
import { Logo } from '../Logo/Logo';
import { type MenuProps, MobileMenu } from '../MobileMenu/MobileMenu';
import styles from './Header.module.scss';

interface Props extends MenuProps {
  siteName: string;
  shortName?: string;
}

export function Header({ content, siteName, shortName, language, here }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo name={siteName} shortName={shortName} home={language.home} />
        <LanguageLink language={language} here={here} />
        <nav className={styles.nav} aria-label={content.menu.label}>
          <ul className={styles.links}>
            {content.links.map(({ text, href }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={href === here ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={content.action.href}>{content.action.text}</ButtonLink>
        </nav>
        <MobileMenu content={content} language={language} here={here} />
      </div>
    </header>
  );
}
