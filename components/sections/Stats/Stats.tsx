import clsx from 'clsx';
import { useId } from 'react';
import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './Stats.module.scss';

export function Stats({ content: { heading, text, claims }, surface = 'dusk' }: SectionProps<'stats'>) {
  const headingId = useId();
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className={clsx(styles.cells, styles[`of${claims.length}`])}>
        <div className={styles.words}>
          <h2 id={headingId}>{unbroken(heading)}</h2>
          {text && <p className={styles.text}>{unbroken(text)}</p>}
        </div>
        {/* Safari drops the list role of an element with `display: contents`. */}
        <ul className={styles.claims} role="list">
          {claims.map(({ value, text: counted }) => (
            <li className={`appear ${styles.item}`} key={counted}>
              <strong className={styles.value}>{unbroken(value)}</strong>{' '}
              <span className={styles.counted}>{unbroken(counted)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
