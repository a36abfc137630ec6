import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Detail.module.scss';

interface Props {
  heading: string;
  text?: string;
  width?: 'whole' | 'third';
  children: ReactNode;
}

export const Detail = ({ heading, text, width, children }: Props) => (
  <div className={clsx(styles.detail, width && styles[width])}>
    <h3 className={styles.heading}>{heading}</h3>
    {text && <DetailText>{text}</DetailText>}
    {children}
  </div>
);

export const DetailText = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
