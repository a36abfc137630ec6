import { memo } from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { Question } from '@/lib/solar/questions';
import { Questions } from './Questions';
import styles from './Calculator.module.scss';

interface Props {
  questions: Question[];
  /** What belongs together, by the names of the questions. */
  groups: CalculatorContent['groups'];
  content: CalculatorContent['questions'];
  words: CalculatorWords;
  problems: Record<string, string>;
  isEstimate: boolean;
}

/** The questions after the first, those that belong together under one heading. Drawn again only when they change. */
export const QuestionGroups = memo(function QuestionGroups({ questions, groups, ...rest }: Props) {
  return groups.map(({ heading, names }) => (
    <fieldset className={styles.group} key={heading}>
      <legend className={styles.groupHeading}>{heading}</legend>
      <Questions questions={names.map((name) => questions.find((question) => question.name === name)!)} {...rest} />
    </fieldset>
  ));
});
