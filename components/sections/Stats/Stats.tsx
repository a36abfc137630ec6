import clsx from 'clsx';
import { useId } from 'react';
import { Text } from '@/components/ui/Text/Text';
import type { StatsContent } from '@/content/schemas/sections';
import { Section, type Surface } from '../Section/Section';
import styles from './Stats.module.scss';

interface Props {
  content: StatsContent;
  surface?: Surface;
}

export function Stats({ content: { heading, text, claims }, surface = 'dusk' }: Props) {
  const headingId = useId();
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className={clsx(styles.cells, styles[`of${claims.length}`])}>
        <div className={styles.words}>
          <h2 id={headingId}>
            <Text>{heading}</Text>
          </h2>
          {text && (
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          )}
        </div>
        {/* Safari drops the list role of an element with `display: contents`, unless the role is written out. */}
        <ul className={styles.claims} role="list">
          {claims.map(({ value, text: counted }) => (
            <li className={`appear ${styles.item}`} key={counted}>
              <strong className={styles.value}>
                <Text>{value}</Text>
              </strong>{' '}
              <span className={styles.counted}>
                <Text>{counted}</Text>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
