import styles from './FigureList.module.scss';

interface Props {
  name?: string;
  /** The name of the finding for other programs. */
  value: string | undefined;
  text: string;
  /** The ids of the fields from which the finding follows. */
  from: string;
}

/** A result that is a sentence instead of a figure. */
export const Finding = ({ name = 'finding', value = '', text, from }: Props) => (
  <output className={styles.finding} name={name} htmlFor={from} aria-live="off" data-value={value}>
    {text}
  </output>
);
