import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { Navigation } from '@/content/schemas/navigation';
import { Logo } from '../Logo/Logo';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import styles from './Header.module.scss';

interface Props {
  content: Navigation;
  siteName: string;
  /** The address of the landing page in this language, to which the header's logo leads. */
  home: string;
  /** The address of the current page, whose link the header marks. */
  here?: string;
}

/** The header of a page: logo, links and the call to action. On phones the links are in a menu. */
export function Header({ content, siteName, home, here }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo name={siteName} home={home} />
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
        <MobileMenu content={content} here={here} />
      </div>
    </header>
  );
}
