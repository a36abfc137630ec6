import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import { FadeInList } from './FadeInList';
import styles from './Timeline.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1296px) 44vw, 552px';

export function Timeline({ content: { heading, line, items } }: { content: ContentOf<'timeline'> }) {
  return (
    <Section surface="sky" heading={heading}>
      <p className={styles.line}>{unbroken(line)}</p>
      <FadeInList className={styles.steps} waiting={styles.waiting}>
        {items.map(({ img, text }) => (
          <li className={styles.step} key={text}>
            <Picture content={img} sizes={SIZES} className={styles.picture} />
            <p className={styles.text}>{unbroken(text)}</p>
          </li>
        ))}
      </FadeInList>
    </Section>
  );
}
