import { Words } from '@/components/ui/Words/Words';
import type { StepsContent } from '@/content/schemas/steps';
import { Section } from '../Section/Section';
import styles from './Steps.module.scss';

/** What happens, in numbered steps. */
export function Steps({ content: { id, heading, line, steps } }: { content: StepsContent }) {
  return (
    <Section surface="sky" labelledBy={id}>
      <h2 id={id}><Words>{heading}</Words></h2>
      {line && <p className={styles.line}><Words>{line}</Words></p>}
      {/* Safari forgets that a list without markers is a list, unless its role says so. */}
      <ol className={styles.steps} role="list">
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title}>
            <h3><Words>{title}</Words></h3>
            <p><Words>{text}</Words></p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
