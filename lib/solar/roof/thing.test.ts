import { overlap } from './plan';
import type { Thing } from './roof-outcome';
import { distanceTo, inFreePlace, snapped, readThing, writeThing } from './thing';

const roof = { width: 9, depth: 7 };

test('writeThing turns a tank read by readThing back into the same text', () => {
  const text = 'tank,0.6,-1.2,1.1,1.1,2';
  expect(writeThing(readThing(text)!)).toBe(text);
});

test('readThing returns undefined for an empty text', () => {
  expect(readThing('')).toBeUndefined();
});

test('a tank farther than 15 m from the roof is moved to 15 m, and the position is rounded to 0.1 m', () => {
  const tank = { kind: 'tank', x: 99, y: 1.234, width: 1, depth: 1, height: 2 } as const;
  expect(snapped(tank, roof)).toMatchObject({ x: 24, y: 1.2 });
});

test('inFreePlace puts tanks side by side in the far right corner, and a house beside the roof', () => {
  const tank = { kind: 'tank', width: 1.1, depth: 1.1, height: 2 } as const;
  const first = inFreePlace(tank, { ...roof, things: [] });
  expect(first).toMatchObject({ x: 7.9, y: 5.9 });
  expect(inFreePlace(tank, { ...roof, things: [first] })).toMatchObject({ x: 6.4, y: 5.9 });
  const house = { kind: 'house', width: 6, depth: 8, height: 3 } as const;
  expect(inFreePlace(house, { ...roof, things: [first] }).x).toBeGreaterThan(9);
});

test('inFreePlace puts four trees and houses beside the four sides of the roof, and further ones in allowed places without overlap', () => {
  const things: Thing[] = [];
  for (let count = 0; count < 12; count++) {
    const isHouse = count % 2 === 0;
    const size = isHouse ? { width: 6, depth: 8, height: 3 } : { width: 4, depth: 4, height: 7 };
    things.push(inFreePlace({ kind: isHouse ? 'house' : 'tree', ...size }, { ...roof, things }));
  }
  expect(things.slice(0, 4).map(({ x, y }) => [x, y])).toEqual([
    [9.2, -0.5],
    [-4.2, 1.5],
    [1.5, 7.2],
    [2.5, -4.2],
  ]);
  expect(things.flatMap((thing, index) => things.slice(0, index).filter((other) => overlap(thing, other)))).toEqual([]);
  for (const thing of things) expect(snapped(thing, roof)).toEqual(thing);
});

test('inFreePlace puts a house to the right of the roof, over another thing, when no place beside the roof is free', () => {
  const wood = { kind: 'tree', x: -15, y: -30, width: 60, depth: 60, height: 5 } as const;
  const house = { kind: 'house', width: 6, depth: 7, height: 3 } as const;
  expect(inFreePlace(house, { ...roof, things: [wood] })).toMatchObject({ x: 9.2, y: 0 });
});

test('inFreePlace puts a tank in the middle of a roof without a free place', () => {
  const full = { kind: 'other', x: 0, y: 0, width: 9, depth: 7, height: 1 } as const;
  const tank = { kind: 'tank', width: 1, depth: 1, height: 2 } as const;
  expect(inFreePlace(tank, { ...roof, things: [full] })).toMatchObject({ x: 4, y: 3 });
});

test('distanceTo measures between the nearest points of a thing and the roof', () => {
  const at = (x: number, y: number) => distanceTo({ x, y, width: 2, depth: 2 }, { width: 9, depth: 7 });
  expect([at(3, 3), at(8, 3), at(12, 3), at(-5, 11)]).toEqual([0, 0, 3, 5]);
});
