import { useId } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Guarantee.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1296px) 40vw, 486px';

export function Guarantee({ content }: { content: ContentOf<'guarantee'> }) {
  const { heading, text, points, picture, action } = content;
  const headingId = useId();
  return (
    <Section surface="dusk" labelledBy={headingId}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading} id={headingId}>
            {unbroken(heading)}
          </h2>
          <p className={styles.text}>{unbroken(text)}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href={action.href}>{action.text}</ButtonLink>
        </div>
        <Picture content={picture} sizes={SIZES} className={styles.picture} />
      </div>
    </Section>
  );
}
