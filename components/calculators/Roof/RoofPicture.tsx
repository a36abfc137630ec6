import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RoofContent } from '@/content/schemas/roof';
import { fill } from '@/lib/content/fill';
import { lengthText } from '@/lib/solar/length';
import { type DrawnRoof, type FixedRoofFacts, THINGS } from '@/lib/solar/roof/drawn-roof';
import type { Layout } from '@/lib/solar/roof/layout';
import type { RoofOutcome, Thing } from '@/lib/solar/roof/roof-outcome';
import { rayOnPlan } from '@/lib/solar/roof/shade';
import { sunDirection } from '@/lib/solar/roof/sun-path';
import { distanceTo, snapped, writeThing } from '@/lib/solar/roof/thing';
import { AddThing } from './AddThing';
import { Compass } from './Compass';
import { RoofDrawing } from './RoofDrawing';
import { sidesValues, textAbout, thingNames, thingText } from './roof-words';
import type { RoofCase } from './roof-tool';
import styles from './RoofPicture.module.scss';

interface Props {
  content: RoofContent;
  current: RoofCase;
  /** The roof and facts for which `outcome` was computed. */
  counted: RoofCase;
  outcome: RoofOutcome;
  panels: FixedRoofFacts['panels'];
  isAwake: boolean;
  onThing: (name: string, text: string) => void;
}

/** Milliseconds after the last move of a thing until the calculator gets the thing's new place. */
const PAUSE = 50;

/** The 21st of these months as a day of the year, counted from 1. */
const DAYS = { march: 80, june: 172, december: 355 } as const;
type Day = keyof typeof DAYS;

/** In solar time. The sun is above the horizon at these hours all year. */
const HOURS = { first: 7, last: 17, step: 0.25 };
/** Per hour. June needs more, because the sun then turns from east to west within half an hour at noon. */
const POINTS_ON_PATH: Record<Day, number> = { march: 10, june: 60, december: 10 };
const timesOnPath = (perHour: number) =>
  Array.from({ length: (HOURS.last - HOURS.first) * perHour + 1 }, (_, index) => HOURS.first + index / perHour);

const NO_PANELS: Layout = { placed: [], leftOut: [], loss: 0 };

const lightAt = (hour: number) => (hour < 10 ? 'dawn' : hour < 15 ? 'noon' : 'golden');

const timeText = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

export const RoofPicture = memo(function RoofPicture({
  content,
  current,
  counted,
  outcome,
  panels,
  isAwake,
  onThing,
}: Props) {
  const [day, setDay] = useState<Day>('december');
  const [hour, setHour] = useState(9.5);
  const slider = useRef<HTMLInputElement>(null);
  // The slider may have been moved before React started.
  useEffect(() => setHour(Number(slider.current!.value)), []);
  const [moved, setMoved] = useState('');
  const { drawing } = content;
  // Only the drawing follows a drag, because updating the figures is slow on a cheap phone.
  const [dragged, setDragged] = useState<{ index: number; thing: Thing }>();
  const follow = useRef(0);
  const roof = useMemo(
    (): DrawnRoof =>
      dragged && dragged.index < current.roof.things.length
        ? { ...current.roof, things: current.roof.things.with(dragged.index, dragged.thing) }
        : current.roof,
    [current.roof, dragged],
  );
  const { north, latitude } = roof;
  const rayAt = useCallback(
    (time: number) => rayOnPlan(sunDirection(latitude, DAYS[day], time), { north } as typeof roof),
    [latitude, north, day],
  );
  const sunPath = useMemo(() => timesOnPath(POINTS_ON_PATH[day]).map(rayAt), [day, rayAt]);
  // Panels computed for an earlier roof are not drawn on a roof of another size, because they may not fit on it.
  const isSame = (one: number, other: number) => Math.abs(one - other) < 0.001;
  const isSameSize = isSame(counted.roof.width, current.roof.width) && isSame(counted.roof.depth, current.roof.depth);
  const names = thingNames(content, roof.things);
  const { long, deep, unit } = sidesValues(content, current);
  const onMove = useCallback(
    (index: number, to: { x: number; y: number }, by: 'pointer' | 'keys') => {
      const thing = snapped({ ...roof.things[index]!, ...to }, roof);
      const text = writeThing(thing);
      if (text === writeThing(roof.things[index]!)) return;
      setDragged({ index, thing });
      clearTimeout(follow.current);
      follow.current = window.setTimeout(
        () =>
          startTransition(() => {
            onThing(roof.names[index]!, text);
            setDragged(undefined);
          }),
        PAUSE,
      );
      setMoved(by === 'pointer' ? '' : thingText(content, thingNames(content, roof.things)[index]!, thing, current));
    },
    [content, current, roof, onThing],
  );
  const onAdd = useCallback(
    (name: string, thing: Thing) => {
      onThing(name, writeThing(thing));
      const before = roof.names.filter((other) => THINGS.indexOf(other) < THINGS.indexOf(name)).length;
      const title = thingNames(content, [...roof.things.slice(0, before), thing])[before]!;
      const full = roof.names.length + 1 === THINGS.length ? ` ${content.things.full}` : '';
      setMoved(thingText(content, title, thing, current) + full);
    },
    [content, current, roof, onThing],
  );
  return (
    <div
      className={styles.picture}
      data-controls={isAwake ? 'awake' : 'asleep'}
      onInput={(event) => event.stopPropagation()}
    >
      <div className={styles.stage} data-light={lightAt(hour)}>
        <div className={styles.head} aria-hidden="true">
          <p className={styles.count} data-counting={counted !== current || undefined}>
            {isSameSize ? textAbout('count', content, counted, outcome) : '…'}
          </p>
          <p className={styles.north}>
            <Compass north={north} /> {drawing.north}
          </p>
        </div>
        <RoofDrawing
          roof={roof}
          layout={isSameSize ? outcome.layout : NO_PANELS}
          edge={panels[roof.frame === 'raised' ? 'edge-raised' : 'edge-low']}
          clearance={panels.clearance}
          sunPath={sunPath}
          sun={rayAt(hour)}
          labels={{
            ...{ width: `${long} ${unit}`, depth: `${deep} ${unit}` },
            sentence: textAbout('sentence', content, counted, outcome),
            things: roof.things.map((thing, index) => thingText(content, names[index]!, thing, current)),
            distances: roof.things.map((thing) => `${lengthText(distanceTo(thing, roof), current.unit)} ${unit}`),
            move: drawing.move,
          }}
          hintId="roof-hint"
          onMove={onMove}
          onSun={(part) =>
            setHour(HOURS.first + Math.round((part * (HOURS.last - HOURS.first)) / HOURS.step) * HOURS.step)
          }
        />
        <p className={styles.street} aria-hidden="true">
          {drawing.street}
        </p>
      </div>
      <ul className={styles.legend}>
        <li className={styles.sunny}>{drawing.sunny}</li>
        <li className={styles.shaded}>{drawing.shaded}</li>
        <li className={styles.leftOut}>{drawing.leftOut}</li>
      </ul>
      <p className={styles.hint} id="roof-hint">
        {drawing.hint}
      </p>
      <AddThing content={content} roof={current.roof} onAdd={onAdd} />
      <div className={styles.light}>
        <div className={styles.days} role="group" aria-label={drawing.day}>
          {(Object.keys(DAYS) as Day[]).map((each) => (
            <button
              className={styles.day}
              type="button"
              aria-pressed={each === day}
              onClick={() => setDay(each)}
              key={each}
            >
              {drawing.days[each]}
            </button>
          ))}
        </div>
        <label className={styles.hour}>
          <span>
            {drawing.sunTime} <b>{timeText(hour)}</b>
          </span>
          <input
            type="range"
            ref={slider}
            min={HOURS.first}
            max={HOURS.last}
            step={HOURS.step}
            value={hour}
            aria-valuetext={fill(drawing.time, { hour: timeText(hour) })}
            onChange={({ target }) => setHour(Number(target.value))}
          />
        </label>
      </div>
      <p className={styles.spoken} role="status">
        {moved}
      </p>
      <p className={styles.printed}>{textAbout('sentence', content, counted, outcome)}</p>
    </div>
  );
});
