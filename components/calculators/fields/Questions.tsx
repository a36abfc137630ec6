import { memo } from 'react';
import type { CalculatorContent } from '@/content/schemas/calculator';
import type { Question } from '@/lib/solar/questions';
import { QuestionField, type QuestionProps } from './QuestionField';
import styles from './Questions.module.scss';

interface BillProps extends QuestionProps {
  question: Question;
}

export function BillQuestion(props: BillProps) {
  const { name, slider, default: initial } = props.question;
  return (
    <div className={styles.bill}>
      <QuestionField {...props} />
      <input
        className={styles.slider}
        type="range"
        data-slider={name}
        aria-label={props.labels.slider}
        autoComplete="off"
        min={slider?.least}
        max={slider?.most}
        step={slider?.step}
        defaultValue={initial}
      />
    </div>
  );
}

interface GroupsProps extends QuestionProps {
  questions: Question[];
  /** The groups of questions, each with the names of its questions. */
  groups: CalculatorContent['groups'];
}

/** The questions after the bill, in groups with a heading each. They are rendered again only when they change. */
export const QuestionGroups = memo(function QuestionGroups({ questions, groups, ...rest }: GroupsProps) {
  return groups.map(({ heading, names }) => (
    <fieldset className={styles.group} key={heading}>
      <legend className={styles.groupHeading}>{heading}</legend>
      {names.map((name) => (
        <QuestionField question={questions.find((question) => question.name === name)!} {...rest} key={name} />
      ))}
    </fieldset>
  ));
});
