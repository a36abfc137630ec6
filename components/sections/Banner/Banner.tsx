import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import type { BannerContent } from '@/content/schemas/subsidies';
import styles from './Banner.module.scss';

/** The head of a page: its h1 and one next step over a picture as wide as the window. */
export function Banner({ content: { kicker, heading, text, action, picture } }: { content: BannerContent }) {
  return (
    <section className={`surface-dawn ${styles.banner}`} aria-labelledby="page-heading">
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.heading} id="page-heading">
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </div>
      <Picture content={picture} first className={styles.picture} />
    </section>
  );
}
