import { unbroken } from '@/components/ui/Text/unbroken';
import type { TownContent } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

export function TownQuestions({ content, heading }: { content: TownContent['questions']; heading: string }) {
  return (
    <Section surface="noon" heading={heading}>
      <div className={styles.columns}>
        {content.map(({ question, answer }) => (
          <div key={question}>
            <h3>{unbroken(question)}</h3>
            <p>{unbroken(answer)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
