'use client';

import { useState } from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords['keep'];
  check: CalculatorContent['check'];
  /** The text that is shared, with the address of the result at its end. */
  message: () => { text: string; address: string };
  /** Carries what the form can use of the answers. */
  onCheck: () => void;
}

/** Ways to keep an answer: its address, WhatsApp, paper; and the way to a visit. */
export function Keep({ words, check, message, onCheck }: Props) {
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
      <h3 className={styles.partHeading}>{words.heading}</h3>
      <a className={styles.check} href={check.href} onClick={onCheck}>
        {check.text}
      </a>
      <div className={styles.ways}>
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
