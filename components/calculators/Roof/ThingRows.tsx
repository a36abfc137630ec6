import clsx from 'clsx';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { FieldFrame } from '@/components/ui/Field/FieldFrame';
import type { RoofContent } from '@/content/schemas/roof';
import { fill } from '@/lib/content/fill';
import { lengthText, METRES, rangeIn, readLength, tenths, type Unit } from '@/lib/solar/length';
import type { Thing, ThingKind } from '@/lib/solar/roof/roof-outcome';
import { thingKinds, thingRanges, writeThing } from '@/lib/solar/roof/thing';
import { outside, type ProblemLabels } from '../fields/read-fields';
import type { RoofCase } from './roof-tool';
import { thingNames } from './roof-words';
import { DetailText } from '../results/Detail';
import detailStyles from '../results/Detail.module.scss';
import fieldStyles from '../fields/Questions.module.scss';
import styles from './ThingRows.module.scss';

interface Props {
  content: RoofContent;
  labels: ProblemLabels;
  unit: Unit;
  current: RoofCase;
  isAwake: boolean;
  onThing: (name: string, text: string) => void;
}

export const ThingRows = memo(function ThingRows({ content, labels, unit, current, isAwake, onThing }: Props) {
  const { things: words } = content;
  const { width: roofWidth, depth: roofDepth, things, names } = current.roof;
  const titles = thingNames(content, things);
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemove = useCallback(
    (name: string) => {
      onThing(name, '');
      // Keyboard focus would otherwise be lost when the button is removed.
      heading.current!.focus();
    },
    [onThing],
  );
  return (
    <div
      className={styles.things}
      data-controls={isAwake ? 'awake' : 'asleep'}
      onInput={(event) => event.stopPropagation()}
    >
      <h3 className={detailStyles.heading} ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <DetailText>{words.text}</DetailText>
      {things.map((thing, index) => (
        <ThingRow
          key={names[index]}
          {...thing}
          name={names[index]!}
          title={titles[index]!}
          {...{ content, labels, unit, roofWidth, roofDepth, onThing, onRemove }}
        />
      ))}
    </div>
  );
});

interface RowProps extends Thing, Pick<Props, 'content' | 'labels' | 'unit' | 'onThing'> {
  name: string;
  title: string;
  onRemove: (name: string) => void;
  roofWidth: number;
  roofDepth: number;
}

const LENGTHS = ['x', 'y', 'width', 'depth', 'height'] as const;
type Length = (typeof LENGTHS)[number];

interface Typed {
  text: string;
  unit: Unit;
  /** The thing's length after this text was typed; unchanged if the text is invalid. */
  metres: number;
}

/** Milliseconds without typing until a half-typed number is checked. */
const RESTED_AFTER = 2000;

const ThingRow = memo(function ThingRow({ name, title, content, labels, unit, onThing, onRemove, ...rest }: RowProps) {
  const { things: words, units } = content;
  const { roofWidth, roofDepth, ...thing } = rest;
  const roof = { width: roofWidth, depth: roofDepth };
  const ranges = thingRanges(thing, roof);
  const [typed, setTyped] = useState<Partial<Record<Length, Typed>>>({});
  const [halfTyped, setHalfTyped] = useState<Length>();
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHalfTyped(undefined), RESTED_AFTER);
    return () => clearTimeout(timer);
  }, [typed]);

  const id = `calc-${name}`;
  const nameOf = (field: Length | 'kind') => `${title}: ${words[field]}`;
  /**
   * Returns the typed text in the current unit, because the stored length is rounded to 0.1 m. Returns the stored
   * length if it has changed since, as by a drag.
   */
  const textOf = (length: Length): string => {
    const own = typed[length];
    if (own?.metres !== thing[length]) return lengthText(thing[length], unit);
    const converted = own.unit === unit ? undefined : readLength(own.text, own.unit, unit);
    return converted === undefined ? own.text : String(converted);
  };
  const problemIn = (length: Length, text: string): string => {
    const number = readLength(text, unit);
    if (number === undefined) return fill(labels.notANumber, { example: lengthText(thing[length], unit) });
    const range = rangeIn(ranges[length], unit);
    return number < range.least || number > range.most ? outside(range, labels) : '';
  };
  const problemOf = (length: Length) => (length === halfTyped ? '' : problemIn(length, textOf(length)));
  const problems = LENGTHS.flatMap((length) => {
    const problem = problemOf(length);
    return problem ? [`${words[length]}: ${problem}`] : [];
  });
  const applyValid = (texts: [Length, string][], kind = thing.kind) => {
    const right = texts.filter(([length, text]) => problemIn(length, text) === '');
    const metres = right.map(([length, text]) => [length, tenths(readLength(text, unit)! * METRES[unit])]);
    const changed: Thing = { ...thing, kind, ...Object.fromEntries(metres) };
    if (right.length > 0 || kind !== thing.kind) onThing(name, writeThing(changed));
    const own = texts.map(([length, text]) => [length, { text, unit, metres: changed[length] }]);
    setTyped({ ...typed, ...Object.fromEntries(own) });
  };
  const onType = (length: Length, text: string) => {
    // An error stays visible while the visitor corrects the number.
    if (!problemOf(length)) setHalfTyped(length);
    applyValid([[length, text]]);
  };
  const row = useRef<HTMLFieldSetElement>(null);
  // Reads the fields, because they may have been changed before React started.
  useEffect(() => {
    const kind = row.current!.querySelector('select')!.value as ThingKind;
    const inputs = [...row.current!.querySelectorAll('input')];
    setEntered(row.current!.contains(document.activeElement));
    const early = LENGTHS.flatMap((length, index): [Length, string][] => {
      const { value } = inputs[index]!;
      return value === textOf(length) ? [] : [[length, value]];
    });
    if (early.length > 0 || kind !== thing.kind) applyValid(early, kind);
    // oxlint-disable-next-line react/exhaustive-deps -- the fields are read only once, when React starts
  }, []);
  return (
    <fieldset className={styles.thing} data-entered={isEntered || undefined} ref={row} onFocus={() => setEntered(true)}>
      <legend>{title}</legend>
      <div className={styles.kind}>
        <FieldFrame id={`${id}-kind`} label={words.kind} optional="" error="">
          <select
            className={clsx(fieldStyles.input, fieldStyles.small)}
            id={`${id}-kind`}
            aria-label={nameOf('kind')}
            value={thing.kind}
            onChange={({ target }) => applyValid([], target.value as ThingKind)}
          >
            {thingKinds.map((kind) => (
              <option value={kind} key={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      {LENGTHS.map((length) => {
        const field = `${id}-${length}`;
        const isWrong = problemOf(length) !== '';
        return (
          <FieldFrame id={field} label={words[length]} optional="" error="" key={length}>
            <span className={fieldStyles.withUnit}>
              <input
                className={clsx(fieldStyles.input, fieldStyles.small)}
                id={field}
                aria-label={nameOf(length)}
                // The decimal keypad of an iPhone has no minus key.
                inputMode={ranges[length].least < 0 ? 'text' : 'decimal'}
                enterKeyHint="done"
                autoComplete="off"
                value={textOf(length)}
                aria-invalid={isWrong || undefined}
                aria-describedby={clsx(`${field}-unit`, isWrong && `${id}-problem`)}
                onChange={({ target }) => onType(length, target.value)}
                onBlur={() => setHalfTyped(undefined)}
              />
              <span id={`${field}-unit`}>{units[unit]}</span>
            </span>
          </FieldFrame>
        );
      })}
      <div className={styles.foot}>
        <button className={styles.remove} type="button" onClick={() => onRemove(name)}>
          <span>{`${words.remove} `}</span>
          <span className={styles.spoken}>{title}</span>
        </button>
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problems.length > 0 && (
            <>
              <span className={styles.spoken}>{`${title}, `}</span>
              <span>{problems.join(' ')}</span>
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
});
