import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { TEXT_CHANGES } from '../field-values';
import { FieldFrame } from '@/components/ui/Field/FieldFrame';
import type { InputKind } from './inputs';
import { type FieldProps, useField } from './useField';
import styles from './Field.module.scss';

interface Props extends FieldProps {
  kind: InputKind;
  last?: boolean;
  initial?: string;
}

/** Keeps the type that fit-email-type.ts has set, because React could set the old one again. */
function useFittedType(type: InputKind['type'], field: RefObject<HTMLInputElement | null>) {
  const [fitted, setFitted] = useState(type);
  useLayoutEffect(() => {
    const follow = () => setFitted(field.current?.type);
    follow();
    TEXT_CHANGES.forEach((event) => document.addEventListener(event, follow, true));
    return () => TEXT_CHANGES.forEach((event) => document.removeEventListener(event, follow, true));
  }, [field]);
  // Puts the cursor at the end, because a change of the type moves it to the start.
  useLayoutEffect(() => {
    if (fitted !== type) field.current!.setSelectionRange(field.current!.value.length, field.current!.value.length);
  }, [fitted, type, field]);
  return fitted;
}

export function Field({ kind: { type, looksRight, pattern, ...attributes }, last = false, initial, ...props }: Props) {
  const { error, frame, control } = useField(props, looksRight);
  const field = useRef<HTMLInputElement>(null);
  const fittedType = useFittedType(type, field);
  return (
    <FieldFrame {...frame}>
      <input
        ref={field}
        type={fittedType}
        {...attributes}
        {...control}
        defaultValue={initial}
        // `required` alone accepts an answer of nothing but spaces.
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
