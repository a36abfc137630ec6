'use client';

import { type ReactNode, useState } from 'react';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import { netCost } from '@/lib/solar/outcome';
import { rangeOfPaybacks } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import type { Result } from '../state/calculation';
import { showFigure } from './show-figure';
import styles from './SaveResult.module.scss';

interface Props {
  content: Pick<CalculatorContent, 'promise' | 'message'>;
  labels: CalculatorLabels;
  result: Result;
  /** The address that opens the result. It is '' until React runs. */
  address: string;
  toForm: ReactNode;
}

/** The link to the form, and ways to keep a result: copy its address, send it by WhatsApp, print it. */
export function SaveResult({ content, labels, result: { outcome }, address, toForm }: Props) {
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
  const message = fill(content.message, {
    kw: outcome.kw,
    cost: showFigure(netCost(outcome), labels),
    saving: showFigure(outcome.figures.saving, labels),
    payback: showFigure(outcome.figures['payback-likely'], labels),
    range: rangeOfPaybacks(outcome.figures, labels),
    address,
  });
  return (
    <div className={styles.save}>
      <p className={styles.promise}>{content.promise}</p>
      <h3 className={styles.heading}>{keep.heading}</h3>
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
