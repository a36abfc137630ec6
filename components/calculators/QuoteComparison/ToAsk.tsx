import { DetailText } from '../results/Detail';
import styles from '../results/Details.module.scss';

interface Props {
  heading: string;
  questions: string[];
  nothing: string;
}

export const ToAsk = ({ heading, questions, nothing }: Props) => (
  <div className={styles.asked}>
    <h4>{heading}</h4>
    {questions.length === 0 ? (
      <DetailText>{nothing}</DetailText>
    ) : (
      <ul className={styles.list}>
        {questions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </div>
);
