import { type ReactNode, useState } from 'react';
import styles from './KeepWays.module.scss';

interface Props {
  labels: Record<'copy' | 'copied' | 'notCopied' | 'whatsapp' | 'print', string>;
  text: string;
  /** The text for WhatsApp; undefined disables the link. */
  message: string | undefined;
  onPrint?: () => void;
  children?: ReactNode;
}

export function KeepWays({ labels, text, message, onPrint = () => window.print(), children }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(labels.copied);
    } catch {
      setStatus(labels.notCopied);
    }
  };
  return (
    <div className={styles.keep}>
      <div className={styles.ways}>
        {children}
        <button className={styles.way} type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
        <a
          className={styles.way}
          {...(message === undefined
            ? { role: 'link', 'aria-disabled': true }
            : { href: `https://wa.me/?text=${encodeURIComponent(message)}` })}
        >
          {labels.whatsapp}
        </a>
        <button className={styles.way} type="button" onClick={onPrint}>
          {labels.print}
        </button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
