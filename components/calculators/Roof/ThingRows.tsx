import { memo, useState } from 'react';
import type { RoofContent } from '@/content/schemas/roof';
import { readAmount } from '@/lib/solar/amount';
import { METRES, THINGS, type Unit } from '@/lib/solar/roof/drawn-roof';
import type { Thing, ThingKind } from '@/lib/solar/roof/roof-outcome';
import { placed, thingKinds, writeThing } from '@/lib/solar/roof/thing';
import { lengthText, type RoofCase } from './roof-tool';
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

const SIZES: Readonly<Record<ThingKind, [width: number, depth: number, height: number]>> = {
  tank: [1.1, 1.1, 2],
  stair: [2.4, 2.4, 2.6],
  tree: [4, 4, 7],
  house: [6, 8, 3],
  other: [1, 1, 1],
};
const LENGTHS = ['x', 'y', 'width', 'depth', 'height'] as const;

/** The things on and beside a roof, a row of fields each, and buttons that add further ones. */
export const ThingRows = memo(function ThingRows({ content, current, notANumber, onThing }: Props) {
  const { things: words, units } = content;
  const { roof, unit } = current;
  const names = thingNames(content, roof.things);
  const free = THINGS.find((name) => !roof.names.includes(name));
  const add = (kind: ThingKind) => {
    const [width, depth, height] = SIZES[kind];
    // A house or a tree of a neighbour stands on the right of the roof, everything else in its middle.
    const isBeside = kind === 'house' || kind === 'tree';
    const x = isBeside ? roof.width + 0.2 : (roof.width - width) / 2;
    onThing(free!, writeThing(placed({ kind, x, y: (roof.depth - depth) / 2, width, depth, height }, roof)));
  };
  return (
    <div className={styles.things} onInput={(event) => event.stopPropagation()}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <p className={styles.text}>{words.text}</p>
      {roof.things.map((thing, index) => {
        const name = roof.names[index]!;
        const change = (more: Partial<Thing>) => onThing(name, writeThing(placed({ ...thing, ...more }, roof)));
        return (
          <fieldset className={styles.thing} key={name}>
            <legend>{names[index]}</legend>
            <label className={styles.kind}>
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
            <button className={styles.remove} type="button" onClick={() => onThing(name, '')}>
              <span>{`${words.remove} `}</span>
              <span className={styles.spoken}>{names[index]}</span>
            </button>
          </fieldset>
        );
      })}
      <div className={styles.adds} role="group" aria-label={words.add}>
        {free ? (
          thingKinds.map((kind) => (
            <button className={styles.add} type="button" onClick={() => add(kind)} key={kind}>
              {words.adds[kind]}
            </button>
          ))
        ) : (
          <p className={styles.text}>{words.full}</p>
        )}
      </div>
    </div>
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
