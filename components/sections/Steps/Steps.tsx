import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './Steps.module.scss';

export function Steps({ content: { id, heading, line, steps, note }, surface = 'sky' }: SectionProps<'steps'>) {
  return (
    <Section surface={surface} labelledBy={id} heading={heading} line={line}>
      {/* Safari drops the list role of a list without markers. */}
      <ol className={`appear ${styles.steps}`} role="list">
        {steps.map(({ title, text, days }) => (
          <li className={styles.step} key={title}>
            <h3>{unbroken(title)}</h3>
            <p>{unbroken(text)}</p>
            {days.map((part) => (
              <p className={styles.days} key={part}>
                {unbroken(part)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </Section>
  );
}
