'use client';

import { type ReactNode, useState } from 'react';
import type { CalculatorWords } from '@/content/schemas/calculator';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords['keep'];
  /** What the figures are worth. */
  promise: string;
  /** The way to a visit. */
  check: ReactNode;
  /** The text that is shared, with the address of the result at its end. */
  message: () => { text: string; address: string };
}

/** Ways to keep an answer: its address, WhatsApp, paper; and the way to a visit. */
export function Keep({ words, promise, check, message }: Props) {
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message().address);
      setTold(words.copied);
    } catch {
      setTold(words.notCopied);
    }
  };
  return (
    <div className={styles.keep}>
      <p className={styles.promise}>{promise}</p>
      <h3 className={styles.partHeading}>{words.heading}</h3>
      <div className={styles.ways}>
        {check}
        <button className={styles.plain} type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <a
          className={styles.plain}
          href="https://wa.me/"
          onClick={(press) => {
            press.currentTarget.href = `https://wa.me/?text=${encodeURIComponent(message().text)}`;
          }}
        >
          {words.whatsapp}
        </a>
        <button className={styles.plain} type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      <p role="status">{told}</p>
    </div>
  );
}
