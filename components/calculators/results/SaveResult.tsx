'use client';

import { type ReactNode, useState } from 'react';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import styles from './SaveResult.module.scss';

interface Props {
  promise: string;
  /** The message for WhatsApp. `isMessageShown`: whether the page shows it before it is sent. */
  message: string;
  isMessageShown?: boolean;
  labels: CalculatorLabels;
  /** The address that opens the result. It is '' until React runs. */
  address: string;
  toForm: ReactNode;
}

/** The link to the form, and ways to keep a result: copy its address, send it by WhatsApp, print it. */
export function SaveResult({ promise, message, isMessageShown, labels, address, toForm }: Props) {
  const { keep } = labels;
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(keep.copied);
    } catch {
      setCopied(keep.notCopied);
    }
  };
  return (
    <div className={styles.save}>
      <p className={styles.promise}>{promise}</p>
      <h3 className={styles.heading}>{keep.heading}</h3>
      {isMessageShown && <blockquote className={styles.message}>{message}</blockquote>}
      <div className={styles.ways}>
        {toForm}
        <button className={styles.way} type="button" onClick={() => void copy()}>
          {keep.copy}
        </button>
        <a
          className={styles.way}
          {...(address
            ? { href: `https://wa.me/?text=${encodeURIComponent(message)}` }
            : { role: 'link', 'aria-disabled': true })}
        >
          {keep.whatsapp}
        </a>
        <button className={styles.way} type="button" onClick={() => window.print()}>
          {keep.print}
        </button>
      </div>
      <p role="status">{copied}</p>
    </div>
  );
}
