import { useId } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import { FaqTopics } from './FaqTopics';
import styles from './Faq.module.scss';

export function Faq({ content: { heading, line, action, label, categories } }: { content: ContentOf<'faq'> }) {
  const id = useId();
  const topicId = (index: number) => `${id}${index}`;
  return (
    <Section surface="sky" labelledBy={id} id="questions">
      <div className={styles.columns}>
        <div>
          <h2 id={id}>{unbroken(heading)}</h2>
          <p className={styles.line}>{unbroken(line)}</p>
          <p className={styles.action}>
            <ButtonLink href={action.href} look="secondary">
              {action.text}
            </ButtonLink>
          </p>
        </div>
        <FaqTopics label={label} topics={categories.map(({ name }, index) => ({ id: topicId(index), name }))}>
          {categories.map((category, index) => (
            <Topic key={category.name} content={category} id={topicId(index)} group={id} open={index === 0} />
          ))}
        </FaqTopics>
      </div>
    </Section>
  );
}

interface TopicProps {
  content: ContentOf<'faq'>['categories'][number];
  id: string;
  group: string;
  open: boolean;
}

function Topic({ content: { name, questions }, id, group, open }: TopicProps) {
  return (
    // FaqTopics closes the other topics in browsers that ignore `name`.
    <details className={styles.topic} name={group} open={open}>
      <summary className={styles.topicName}>
        <h3>{name}</h3>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.questions} id={id}>
        {questions.map(({ question, answer }) => (
          <details className={styles.question} key={question}>
            <summary className={styles.questionText}>
              {question}
              <span className={styles.mark}>
                <Icon name="chevron-down" />
              </span>
            </summary>
            <p className={styles.answer}>{unbroken(answer)}</p>
          </details>
        ))}
      </div>
    </details>
  );
}
