import { useId } from 'react';
import { Text } from '@/components/ui/Text/Text';
import type { TownContent } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: TownContent['questions'];
  heading: string;
}

/** Questions from customers in a town, with the answers. */
export function TownQuestions({ content, heading }: Props) {
  const headingId = useId();
  return (
    <Section surface="noon" labelledBy={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div className={styles.columns}>
        {content.map(({ question, answer }) => (
          <div key={question}>
            <h3>
              <Text>{question}</Text>
            </h3>
            <p>
              <Text>{answer}</Text>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
