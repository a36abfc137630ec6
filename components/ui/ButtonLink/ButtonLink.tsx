import type { ReactNode } from 'react';
import { tellsAddress } from '@/lib/tells-address';
import styles from './ButtonLink.module.scss';

interface Props {
  href: string;
  look?: 'primary' | 'secondary';
  /** Marks the link that goes back: see wire-go-back.ts. */
  'data-go-back'?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look = 'primary', children, ...link }: Props) {
  return (
    <a className={styles[look]} data-tells-address={tellsAddress(children, link.href)} {...link}>
      {children}
    </a>
  );
}
