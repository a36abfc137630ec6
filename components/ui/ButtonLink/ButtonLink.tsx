import type { ReactNode } from 'react';
import { textShowsAddress } from '@/lib/text-shows-address';
import styles from './ButtonLink.module.scss';

interface Props {
  href: string;
  look?: 'primary' | 'secondary';
  'data-go-back'?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

export function ButtonLink({ look = 'primary', children, ...link }: Props) {
  return (
    <a className={styles[look]} data-shows-address={textShowsAddress(children, link.href)} {...link}>
      {children}
    </a>
  );
}
