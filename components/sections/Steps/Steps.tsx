import type { StepsContent } from '@/content/schemas/steps';
import { Section } from '../Section/Section';
import styles from './Steps.module.scss';

/** What happens, in numbered steps. */
export function Steps({ content: { id, heading, line, steps } }: { content: StepsContent }) {
  return (
    <Section surface="sky" labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      {line && <p className={styles.line}>{line}</p>}
      {/* Safari forgets that a list without markers is a list, unless its role says so. */}
      <ol className={styles.steps} role="list">
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
