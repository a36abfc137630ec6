import { useRef, useSyncExternalStore } from 'react';
import { TEXT_CHANGES } from '../draft-fields';
import { FieldFrame } from './FieldFrame';
import type { InputKind } from './inputs';
import { type FieldProps, useField } from './useField';
import styles from './Field.module.scss';

interface Props extends FieldProps {
  kind: InputKind;
  /** Whether this is the form's last text field: phone keyboards then show a key that sends the form. */
  last?: boolean;
  /** The text in the field at first. It does not count as typed, so a draft may replace it. */
  initial?: string;
}

function onTextChange(listener: () => void) {
  TEXT_CHANGES.forEach((event) => document.addEventListener(event, listener));
  return () => TEXT_CHANGES.forEach((event) => document.removeEventListener(event, listener));
}

/** A question with a text field. It is uncontrolled, so that what was typed before hydration stays. */
export function Field({ kind: { type, looksRight, pattern, ...attributes }, last = false, initial, ...props }: Props) {
  const { error, frame, control } = useField(props, looksRight);
  const field = useRef<HTMLInputElement>(null);
  // React sets the type at each update, so it has to follow what fit-email-type.ts has made of it.
  const typeNow = () => field.current?.type ?? type;
  const fittedType = useSyncExternalStore(onTextChange, typeNow, () => type);
  return (
    <FieldFrame {...frame}>
      <input
        ref={field}
        type={fittedType}
        {...attributes}
        {...control}
        defaultValue={initial}
        // The pattern refuses an answer of nothing but spaces, which `required` alone accepts.
        pattern={pattern ?? (props.required ? '.*\\S.*' : undefined)}
        enterKeyHint={last ? 'send' : 'next'}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

export function SelectField({
  options,
  ...props
}: FieldProps & { options: readonly { value: string; text: string }[] }) {
  const { error, frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles.list}>
        <select {...control} autoComplete="off" aria-invalid={error !== ''}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
