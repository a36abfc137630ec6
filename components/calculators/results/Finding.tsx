import styles from './FigureList.module.scss';

interface Props {
  name?: string;
  value: string | undefined;
  text: string;
  from: string;
}

export const Finding = ({ name = 'finding', value = '', text, from }: Props) => (
  <output className={styles.finding} name={name} htmlFor={from} aria-live="off" data-value={value}>
    {text}
  </output>
);
