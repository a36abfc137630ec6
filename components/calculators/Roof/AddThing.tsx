import { memo, useRef } from 'react';
import type { RoofContent } from '@/content/schemas/roof';
import { type DrawnRoof, THINGS } from '@/lib/solar/roof/drawn-roof';
import type { Thing, ThingKind } from '@/lib/solar/roof/roof-outcome';
import { inFreePlace, thingKinds } from '@/lib/solar/roof/thing';
import styles from './AddThing.module.scss';

interface Props {
  content: Pick<RoofContent, 'things'>;
  roof: DrawnRoof;
  onAdd: (name: string, thing: Thing) => void;
}

const SIZES: Readonly<Record<ThingKind, [width: number, depth: number, height: number]>> = {
  tank: [1.1, 1.1, 2],
  stair: [2.4, 2.4, 2.6],
  tree: [4, 4, 7],
  house: [6, 8, 3],
  other: [1, 1, 1],
};

export const AddThing = memo(function AddThing({ content: { things: words }, roof, onAdd }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const [name, next] = THINGS.filter((each) => !roof.names.includes(each));
  const add = (kind: ThingKind) => {
    // Keyboard focus would otherwise be lost when the buttons are removed.
    if (!next) group.current!.focus();
    const [width, depth, height] = SIZES[kind];
    onAdd(name!, inFreePlace({ kind, width, depth, height }, roof));
  };
  return (
    <div className={styles.adds} role="group" aria-label={words.add} tabIndex={-1} ref={group}>
      {name ? (
        thingKinds.map((kind) => (
          <button
            className={styles.add}
            type="button"
            aria-label={words.adds[kind]}
            onClick={() => add(kind)}
            key={kind}
          >
            {words.kinds[kind]}
          </button>
        ))
      ) : (
        <p className={styles.full}>{words.full}</p>
      )}
    </div>
  );
});
