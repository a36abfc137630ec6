import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken, unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './BenefitDetail.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1296px) 46vw, 588px';

interface Props {
  content: ContentOf<'benefitDetails'>[number];
  pictureLast?: boolean;
}

export function BenefitDetail({ content, pictureLast = false }: Props) {
  const { id, heading, picture, meaning, limits, more } = content;
  const headingId = `${id}-heading`;
  return (
    <Section surface={pictureLast ? 'noon' : 'sky'} labelledBy={headingId} id={id}>
      <div className={clsx(styles.columns, pictureLast && styles.pictureLast)}>
        <Picture content={picture} sizes={SIZES} className={styles.picture} />
        <div className={styles.words}>
          <h2 id={headingId}>{unbroken(heading)}</h2>
          {unbrokenParagraphs(meaning)}
          <h3 className={styles.limits}>{limits.heading}</h3>
          <ul className={styles.points}>
            {limits.points.map((point) => (
              <li key={point}>{unbroken(point)}</li>
            ))}
          </ul>
          {more && (
            <a className={styles.more} href={more.href}>
              {more.text}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
