import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Detail, DetailText } from '../results/Detail';
import styles from './FilledLetter.module.scss';

interface Props {
  content: Record<'heading' | 'text' | 'copy' | 'copied' | 'notCopied' | 'whatsapp' | 'print', string>;
  /** The letter as it is now. */
  body: string;
  /** Whether nobody has filled in a field of the letter, which is then not printed. */
  isEmpty: boolean;
  /** The fields of the letter. */
  children: ReactNode;
}

/** A letter that is filled in while somebody types. It leaves the device only through the visitor's own WhatsApp. */
export function FilledLetter({ content, body, isEmpty, children }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(body);
      setStatus(content.copied);
    } catch {
      setStatus(content.notCopied);
    }
  };
  return (
    <div className={clsx(styles.letter, isEmpty && styles.empty)}>
      <Detail heading={content.heading} width="whole">
        <DetailText>{content.text}</DetailText>
        <div className={styles.fields}>{children}</div>
        <div className={styles.paper} tabIndex={0} role="group" aria-label={content.heading}>
          {body}
        </div>
        <div className={styles.ways}>
          <button className={styles.way} type="button" onClick={() => void copy()}>
            {content.copy}
          </button>
          <a className={styles.way} href={`https://wa.me/?text=${encodeURIComponent(body)}`}>
            {content.whatsapp}
          </a>
          <button className={styles.way} type="button" onClick={() => window.print()}>
            {content.print}
          </button>
        </div>
        <p role="status">{status}</p>
      </Detail>
    </div>
  );
}
