import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Benefits.module.scss';

export function Benefits({ content: { heading, benefits, action } }: { content: ContentOf<'benefits'> }) {
  return (
    <Section surface="sky" heading={heading}>
      <ul className={`appear ${styles.benefits}`}>
        {benefits.map(({ icon, largeText, claim, text, terms }) => (
          <li className={styles.benefit} key={claim}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3 className={styles.claim}>
              <span className={styles.largeText}>{unbroken(largeText)}</span>
              {unbroken(` ${claim}`)}
            </h3>
            <p className={styles.text}>{unbroken(text)}</p>
            {terms && (
              <a className={styles.terms} href={terms.href}>
                {terms.text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink href={action.href} look="secondary">
        {action.text}
        <span className={styles.about}>{` ${action.about}`}</span>
      </ButtonLink>
    </Section>
  );
}
