import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import type { Language } from '@/lib/content/language';
import type { Navigation } from '@/content/schemas/site';
import { LanguageLink } from '../LanguageLink/LanguageLink';
import styles from './MobileMenu.module.scss';

export interface MenuProps {
  content: Navigation;
  language: Language;
  here?: string;
}

/** A native modal dialog keeps focus inside, closes on Escape and gives focus back. */
export function MobileMenu({ content, language, here }: MenuProps) {
  const { menu, links, action } = content;
  return (
    <div className={styles.menu}>
      <button className={styles.toggle} type="button" data-menu="open" aria-haspopup="dialog" aria-controls="site-menu">
        <Icon name="menu" />
        {menu.open}
      </button>
      <dialog className={styles.dialog} id="site-menu" aria-label={menu.open}>
        <div className={styles.inside}>
          <button className={styles.close} type="button" data-menu="close">
            <Icon name="close" />
            {menu.close}
          </button>
          <nav aria-label={menu.label}>
            <ul className={styles.links}>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href} aria-current={href === here ? 'page' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLink language={language} here={here} />
          <ButtonLink href={action.href}>{action.text}</ButtonLink>
        </div>
      </dialog>
    </div>
  );
}
