import { Icon } from '../Icon/Icon';
import styles from './Badge.module.scss';

/** A badge: a star, a number, and what the number stands for, such as a rating and the number of its reviews. */
export function Badge({ value, text }: { value: string; text: string }) {
  return (
    <p className={styles.badge}>
      <span className={styles.star}>
        <Icon name="star" />
      </span>
      <strong className={styles.value}>{value}</strong>
      {` ${text}`}
    </p>
  );
}
