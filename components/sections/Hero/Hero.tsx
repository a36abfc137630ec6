import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { HeroContent } from '@/content/schema';
import styles from './Hero.module.scss';

/** The head of a page: its h1, its opening words and one next step. */
export function Hero({ content: { kicker, heading, text, action, surface } }: { content: HeroContent }) {
  return (
    <section className={clsx(`surface-${surface}`, styles.hero)} aria-labelledby="page-heading">
      <div className={styles.inside}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.heading} id="page-heading">
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        {action && (
          <p className={styles.action}>
            <ButtonLink href={action.href}>{action.text}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
