import type { MouseEventHandler, ReactNode } from 'react';
import { tellsAddress } from '@/lib/tells-address';
import styles from './ButtonLink.module.scss';

interface Props {
  href: string;
  look?: 'primary' | 'secondary';
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ href, look = 'primary', onClick, children }: Props) {
  return (
    <a className={styles[look]} href={href} onClick={onClick} data-tells-address={tellsAddress(children, href)}>
      {children}
    </a>
  );
}
