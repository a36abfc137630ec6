import { useId } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './GuidePromo.module.scss';

export function GuidePromo({ content, surface = 'noon' }: SectionProps<'guidePromo'>) {
  const { heading, text, points, action, cover } = content;
  const headingId = useId();
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className={styles.columns}>
        <Picture
          content={cover}
          sizes="(max-width: 639px) 256px, (max-width: 1296px) 31vw, 384px"
          className={styles.cover}
        />
        <div>
          <h2 id={headingId}>{unbroken(heading)}</h2>
          {text && <p className={styles.text}>{unbroken(text)}</p>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point}>
                <Icon name="check" />
                <span>{unbroken(point)}</span>
              </li>
            ))}
          </ul>
          <ButtonLink href={action.href}>
            {action.text}
            <span className={styles.about}>{` ${action.about}`}</span>
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
