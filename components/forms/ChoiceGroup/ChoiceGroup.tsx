import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import type { FieldLabels } from '@/content/schemas/lead-forms';
import { Note } from '@/components/ui/Field/Note';
import { useRefusedSend } from '../useRefusedSend';
import frame from '@/components/ui/Field/FieldFrame.module.scss';
import styles from './ChoiceGroup.module.scss';

interface Props {
  name: string;
  content: Pick<FieldLabels, 'label' | 'why' | 'missing'>;
  options: readonly { value: string; text: string }[];
  initial?: string;
  optional?: string;
}

/** In characters. Longer options do not fit side by side in a narrow form. */
const SENTENCE = 24;

/** An unanswered question does not stop a send. Unless optional, it is marked when another field stops the send. */
export function ChoiceGroup({ name, content, options, initial, optional }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [unanswered, setUnanswered] = useState(false);
  const missing = unanswered && !optional && content.missing;
  useRefusedSend(group, () => setUnanswered(group.current?.querySelector(':checked') === null));
  const sentences = options.every(({ text }) => text.length > SENTENCE);
  return (
    <fieldset
      ref={group}
      className={clsx(styles.group, missing && styles.unanswered)}
      role="radiogroup"
      aria-required={optional ? undefined : true}
      aria-describedby={clsx(missing && `${id}-missing`, content.why && `${id}-why`) || undefined}
      onChange={() => setUnanswered(false)}
    >
      <legend className={frame.label}>
        <span>{`${content.label} `}</span>
        {optional ? <span className={frame.optional}>{optional}</span> : <span aria-hidden="true">*</span>}
      </legend>
      <Note className={styles.why} id={`${id}-why`} text={content.why} />
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
      <Note className={styles.missing} id={`${id}-missing`} text={missing} />
    </fieldset>
  );
}
