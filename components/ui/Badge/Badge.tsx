import { Icon } from '../Icon/Icon';
import styles from './Badge.module.scss';

/** A badge: a star, a figure, and what the figure stands for, such as a rating and the number of its reviews. */
export function Badge({ figure, text }: { figure: string; text: string }) {
  return (
    <p className={styles.badge}>
      <span className={styles.star}>
        <Icon name="star" />
      </span>
      <strong className={styles.figure}>{figure}</strong>
      {` ${text}`}
    </p>
  );
}
