import { Icon } from '../Icon/Icon';
import styles from './Badge.module.scss';

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
