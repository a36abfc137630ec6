'use client';

import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { useStoppedSend } from '../useStoppedSend';
import styles from './ChoiceGroup.module.scss';

interface Props {
  name: string;
  /** `missing` is said of a needed question that was left open when a send was stopped. It does not stop one by itself. */
  content: { label: string; why?: string; missing?: string };
  options: readonly { value: string; text: string }[];
  /** The value chosen at first; none when left out. */
  initial?: string;
  /** Follows the question when it may stay open; a question without it is marked as needed. */
  optional?: string;
}

/** From this many letters on, every one of them, answers are sentences, and read best one below the other. */
const SENTENCE = 24;

/** One question answered by a press: native radios drawn as buttons, so a choice made before hydration holds. */
export function ChoiceGroup({ name, content, options, initial, optional }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState(false);
  const missing = open && !optional && content.missing;
  useStoppedSend(group, () => setOpen(group.current?.querySelector(':checked') === null));
  const sentences = options.every(({ text }) => text.length > SENTENCE);
  return (
    <fieldset
      ref={group}
      className={clsx(styles.group, missing && styles.left)}
      role="radiogroup"
      aria-required={optional ? undefined : true}
      aria-describedby={clsx(missing && `${id}-missing`, content.why && `${id}-why`) || undefined}
      onChange={() => setOpen(false)}
    >
      <legend className={styles.legend}>
        {content.label}{' '}
        {optional ? <span className={styles.optional}>{optional}</span> : <span aria-hidden="true">*</span>}
      </legend>
      {content.why && (
        <p className={styles.why} id={`${id}-why`}>
          {content.why}
        </p>
      )}
      <div className={clsx(styles.choices, sentences && styles.sentences, options.length === 4 && styles.pairs)}>
        {options.map(({ value, text }) => (
          <label className={styles.choice} key={value}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial || undefined}
            />
            <span className={styles.button}>{text}</span>
          </label>
        ))}
      </div>
      {missing && (
        <p className={styles.missing} id={`${id}-missing`}>
          {missing}
        </p>
      )}
    </fieldset>
  );
}
