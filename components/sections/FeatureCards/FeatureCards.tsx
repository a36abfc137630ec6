import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './FeatureCards.module.scss';

const TWO = '(max-width: 640px) 100vw, (max-width: 1296px) 46vw, 588px';
const THREE = '(max-width: 480px) 100vw, (max-width: 768px) 46vw, (max-width: 1296px) 31vw, 384px';

export function FeatureCards({ content, surface = 'noon' }: SectionProps<'featureCards'>) {
  const { id, heading, line, cards, action } = content;
  return (
    <Section surface={surface} labelledBy={id} heading={heading} line={line}>
      <ul className={clsx('appear', styles.cards, cards.length === 3 && styles.three)}>
        {cards.map(({ title, text, more, points, picture, icon }) => (
          <li className={styles.card} key={title}>
            {picture && (
              <Picture content={picture} sizes={cards.length === 3 ? THREE : TWO} className={styles.picture} />
            )}
            <div className={styles.words}>
              {icon && (
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
              )}
              <h3>{unbroken(title)}</h3>
              {text && (
                <p>
                  {unbroken(text)}
                  {more && (
                    <>
                      {' '}
                      <a href={more.href}>{more.text}</a>
                    </>
                  )}
                </p>
              )}
              {points.length > 0 && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li className={styles.point} key={point}>
                      <Icon name="check" />
                      <span>{unbroken(point)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {action && (
        <p className={styles.action}>
          <ButtonLink href={action.href}>{action.text}</ButtonLink>
        </p>
      )}
    </Section>
  );
}
