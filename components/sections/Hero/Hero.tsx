import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import styles from './Hero.module.scss';
import type { ContentOf } from '../Section/Section';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1296px) 46vw, 588px';

interface Props {
  content: Omit<ContentOf<'hero'>, 'text'> & Partial<Pick<ContentOf<'hero'>, 'text'>>;
  children?: ReactNode;
  breadcrumb?: ReactNode;
  /** Replaces `content.text`, which cannot contain links. */
  lead?: ReactNode;
  below?: ReactNode;
}

export function Hero({ content, children, breadcrumb, lead, below }: Props) {
  const { kicker, heading, text, action, picture, surface } = content;
  const step = children ?? (action && <ButtonLink href={action.href}>{action.text}</ButtonLink>);
  return (
    <section
      className={clsx(`surface-${surface}`, styles.hero, !picture && styles.plain, breadcrumb && styles.below)}
      aria-labelledby="page-heading"
    >
      <div className={clsx(styles.inside, picture && styles.pictured)}>
        <div>
          {breadcrumb}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.heading} id="page-heading">
            {unbroken(heading)}
          </h1>
          <p className={styles.text}>{lead ?? unbroken(text!)}</p>
          {below && <p className={styles.line}>{below}</p>}
          {step && <p className={styles.action}>{step}</p>}
        </div>
        {picture && <Picture content={picture} sizes={SIZES} className={styles.picture} first />}
      </div>
    </section>
  );
}
