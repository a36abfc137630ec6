import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Words } from '@/components/ui/Words/Words';
import type { FaqCategory, FaqContent } from '@/content/schemas/sections';
import { Section } from '../Section/Section';
import { FaqTopics } from './FaqTopics';
import styles from './Faq.module.scss';

/**
 * The id of an FAQ topic. It keeps letters of every script with their vowel signs, because otherwise all topics in
 * Hindi would have the same id.
 */
const idOf = (name: string) => `faq-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

/**
 * The FAQ. Its questions are in the HTML once for both layouts: an accordion of native `<details>` elements, to which a
 * wide window adds tabs. Questions open and close independently.
 */
export function Faq({ content: { heading, line, action, label, categories } }: { content: FaqContent }) {
  return (
    <Section surface="sky" labelledBy="faq" id="questions">
      <div className={styles.columns}>
        <div>
          <h2 id="faq">
            <Words>{heading}</Words>
          </h2>
          <p className={styles.line}>
            <Words>{line}</Words>
          </p>
          <p className={styles.action}>
            <ButtonLink href={action.href} look="secondary">
              {action.text}
            </ButtonLink>
          </p>
        </div>
        <FaqTopics label={label} topics={categories.map(({ name }) => ({ id: idOf(name), name }))}>
          {categories.map((category, index) => (
            <Topic key={category.name} content={category} open={index === 0} />
          ))}
        </FaqTopics>
      </div>
    </Section>
  );
}

function Topic({ content: { name, questions }, open }: { content: FaqCategory; open: boolean }) {
  return (
    // Gives all topics the same `name`: newer browsers then close one topic when another opens. For older browsers,
    // FaqTopics closes it.
    <details className={styles.topic} name="faq-topic" open={open}>
      <summary className={styles.topicName}>
        <h3>{name}</h3>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.questions} id={idOf(name)}>
        {questions.map(({ question, answer }) => (
          <details className={styles.question} key={question}>
            <summary className={styles.questionText}>
              {question}
              <span className={styles.mark}>
                <Icon name="chevron-down" />
              </span>
            </summary>
            <p className={styles.answer}>
              <Words>{answer}</Words>
            </p>
          </details>
        ))}
      </div>
    </details>
  );
}
