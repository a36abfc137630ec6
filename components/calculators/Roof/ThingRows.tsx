import { memo, useCallback, useRef, useState } from 'react';
import type { RoofContent } from '@/content/schemas/roof';
import { readAmount } from '@/lib/solar/amount';
import { lengthText, METRES, type Unit } from '@/lib/solar/length';
import type { Thing, ThingKind } from '@/lib/solar/roof/roof-outcome';
import { placed, thingKinds, writeThing } from '@/lib/solar/roof/thing';
import type { RoofCase } from './roof-tool';
import { thingNames } from './roof-words';
import fields from '../fields/Questions.module.scss';
import styles from './ThingRows.module.scss';

interface Props {
  content: RoofContent;
  current: RoofCase;
  /** The message about a text that is no number. */
  notANumber: string;
  onThing: (name: string, text: string) => void;
}

const LENGTHS = ['x', 'y', 'width', 'depth', 'height'] as const;

/** The things on and beside a roof, a row of fields each. */
export const ThingRows = memo(function ThingRows({ content, current, notANumber, onThing }: Props) {
  const { things: words } = content;
  const { roof, unit } = current;
  const titles = thingNames(content, roof.things);
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemove = useCallback(
    (name: string) => {
      onThing(name, '');
      // The button that had focus goes away with its row.
      heading.current!.focus();
    },
    [onThing],
  );
  return (
    <div className={styles.things} onInput={(event) => event.stopPropagation()}>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p className={styles.text}>{words.text}</p>
      {roof.things.map((thing, index) => (
        <ThingRow
          key={roof.names[index]}
          {...thing}
          name={roof.names[index]!}
          title={titles[index]!}
          {...{ content, unit, notANumber, onThing, onRemove }}
          roofWidth={roof.width}
          roofDepth={roof.depth}
        />
      ))}
    </div>
  );
});

interface RowProps extends Thing, Pick<Props, 'content' | 'notANumber' | 'onThing'> {
  name: string;
  title: string;
  onRemove: (name: string) => void;
  unit: Unit;
  roofWidth: number;
  roofDepth: number;
}

/** The fields of a thing. While another thing is dragged, they stay as they are. */
const ThingRow = memo(function ThingRow({
  name,
  title,
  content,
  unit,
  notANumber,
  onThing,
  onRemove,
  ...row
}: RowProps) {
  const { things: words, units } = content;
  const { roofWidth: width, roofDepth: depth, ...thing } = row;
  const change = (more: Partial<Thing>) => onThing(name, writeThing(placed({ ...thing, ...more }, { width, depth })));
  return (
    <fieldset className={styles.thing}>
      <legend>{title}</legend>
      <label>
        <span>{words.kind}</span>
        <select
          className={fields.input}
          value={thing.kind}
          onChange={({ target }) => change({ kind: target.value as ThingKind })}
        >
          {thingKinds.map((kind) => (
            <option value={kind} key={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {LENGTHS.map((length) => (
        <LengthField
          key={length}
          label={words[length]}
          unit={unit}
          unitText={units[unit]}
          metres={thing[length]}
          notANumber={notANumber}
          onChange={(metres) => change({ [length]: metres })}
        />
      ))}
      <button className={styles.remove} type="button" onClick={() => onRemove(name)}>
        <span>{`${words.remove} `}</span>
        <span className={styles.spoken}>{title}</span>
      </button>
    </fieldset>
  );
});

interface LengthFieldProps {
  label: string;
  unit: Unit;
  unitText: string;
  metres: number;
  notANumber: string;
  onChange: (metres: number) => void;
}

/** A length in the unit of the roof. What is typed stays as it is until the field is left. */
function LengthField({ label, unit, unitText, metres, notANumber, onChange }: LengthFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && readAmount(typed) === undefined;
  return (
    <label>
      <span>{label}</span>
      <span className={fields.withUnit}>
        <input
          className={fields.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? lengthText(metres, unit)}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const length = readAmount(target.value);
            if (length !== undefined) onChange(length * METRES[unit]);
          }}
          onBlur={(event) => {
            event.stopPropagation();
            setTyped(undefined);
          }}
        />
        <span>{unitText}</span>
      </span>
      {isWrong && <span className={styles.problem}>{notANumber}</span>}
    </label>
  );
}
