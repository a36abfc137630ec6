import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './Credentials.module.scss';

export function Credentials({ content: { heading, facts }, surface = 'noon' }: SectionProps<'credentials'>) {
  const known = facts.filter(({ supplied }) => supplied !== null);
  if (known.length === 0) return null;
  return (
    <Section surface={surface} heading={heading}>
      <dl className={styles.facts}>
        {known.map(({ label, supplied, also }) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.label}>{unbroken(label)}</dt>
            <dd className={styles.text}>{unbroken(supplied!)}</dd>
            {also && <dd className={styles.text}>{unbroken(also)}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
