import clsx from 'clsx';
import { memo } from 'react';
import { describedBy, FieldFrame } from '@/components/ui/Field/FieldFrame';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { Question } from '@/lib/solar/questions';
import type { Problems } from './read-fields';
import styles from './Questions.module.scss';

interface QuestionProps {
  content: CalculatorContent['questions'];
  labels: CalculatorLabels;
  problems: Problems;
  /** Undefined if the calculator never estimates the load. */
  isEstimate: boolean | undefined;
}

type QuestionFieldProps = QuestionProps & { question: Question };

/** Uncontrolled, so that hydration keeps what the visitor has typed. */
export function QuestionField({ question, content, labels, problems, isEstimate }: QuestionFieldProps) {
  const { name, options, empty, least = 0, most, needed, several, text: isText, words, default: initial } = question;
  const id = `calc-${name}`;
  const { label, why, unit, options: texts } = content[words ?? name]!;
  const error = problems[name] ?? '';
  if (several)
    return (
      <fieldset className={styles.boxes}>
        <legend>{label}</legend>
        {why && <p className={styles.why}>{why}</p>}
        {options?.map((option) => (
          <label key={option}>
            <input type="checkbox" name={name} value={option} autoComplete="off" />
            <span>{texts?.[option] ?? option}</span>
          </label>
        ))}
      </fieldset>
    );
  const hasEstimate = name === 'load' && isEstimate !== undefined;
  const described = describedBy(id, { why, error });
  const field = { className: styles.input, id, name, defaultValue: initial, autoComplete: 'off' };
  return (
    <FieldFrame id={id} label={label} optional={empty && !needed ? labels.optional : ''} why={why} error={error} steady>
      {options ? (
        <select {...field} aria-describedby={described}>
          {options.map((option) => (
            <option value={option} key={option}>
              {texts?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : (
        <span className={clsx(styles.withUnit, hasEstimate && styles.withEstimate)}>
          <input
            {...field}
            // The decimal keypad of an iPhone has no minus key.
            inputMode={isText || least < 0 ? 'text' : 'decimal'}
            enterKeyHint="done"
            maxLength={isText ? most : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              clsx(unit && `${id}-unit`, hasEstimate && isEstimate && 'calc-estimate', described) || undefined
            }
          />
          {unit && <span id={`${id}-unit`}>{unit}</span>}
          {hasEstimate && (
            <span className={styles.estimate} id="calc-estimate" hidden={!isEstimate}>
              {labels.estimate}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}

export const MainQuestions = ({ questions, ...rest }: QuestionProps & { questions: Question[] }) => (
  <div className={clsx(styles.bill, styles.pair)}>
    {questions.map((question) => (
      <QuestionField question={question} {...rest} key={question.name} />
    ))}
  </div>
);

export function BillQuestion(props: QuestionFieldProps) {
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

interface GroupProps extends QuestionProps {
  heading: string;
  questions: Question[];
}

const QuestionGroup = ({ heading, questions, ...rest }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupHeading}>{heading}</legend>
    {questions.map((question) => (
      <QuestionField question={question} {...rest} key={question.name} />
    ))}
  </fieldset>
);

interface GroupsProps extends QuestionProps {
  questions: Question[];
  groups: CalculatorContent['groups'];
}

export const QuestionGroups = memo(function QuestionGroups({ questions, groups, ...rest }: GroupsProps) {
  return groups.map(({ heading, names }) => (
    <QuestionGroup
      heading={heading}
      questions={names.map((name) => questions.find((question) => question.name === name)!)}
      {...rest}
      key={heading}
    />
  ));
});

interface ColumnProps extends GroupProps {
  column: string;
  toOpen?: string;
  isOpen: boolean;
}

export const ColumnQuestions = memo(function ColumnQuestions({ column, toOpen, isOpen, ...props }: ColumnProps) {
  const questions = props.questions.filter(({ name }) => name.startsWith(`${column}-`));
  const group = <QuestionGroup {...props} questions={questions} />;
  if (toOpen === undefined) return group;
  return (
    <details className={styles.column} open={isOpen}>
      <summary>
        <span className={styles.toOpen}>{toOpen}</span>
        <span className={styles.opened}>{props.heading}</span>
      </summary>
      {group}
    </details>
  );
});
