/** @jest-environment node */
import fc from 'fast-check';
import { layoutOf, panelFacts, roofOf, townHouse } from './roof.fixture';
import { type Box, overlap, type Roof } from './plan';

const wideThings = fc.array(
  fc.record<Box>({
    x: fc.integer({ min: -30, max: 80 }).map((tenths) => tenths / 10),
    y: fc.integer({ min: -30, max: 80 }).map((tenths) => tenths / 10),
    width: fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10),
    depth: fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10),
    height: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
  }),
  { maxLength: 3 },
);
const roofs = fc.record<Roof>({
  width: fc.integer({ min: 20, max: 90 }).map((tenths) => tenths / 10),
  depth: fc.integer({ min: 20, max: 90 }).map((tenths) => tenths / 10),
  parapet: fc.integer({ min: 0, max: 15 }).map((tenths) => tenths / 10),
  north: fc.integer({ min: 0, max: 71 }).map((fives) => fives * 5),
  latitude: fc.constant(25.32),
  frame: fc.constantFrom('low', 'raised'),
  things: wideThings,
});
const check = <T>(arbitrary: fc.Arbitrary<T>, rule: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, rule), { numRuns: 12 });

test('a roof of 30 by 25 ft with a stair room and a tank has room for 11 panels that lose 4% to shade, and one place that is too shaded', () => {
  const { placed, leftOut, loss } = layoutOf(townHouse);
  expect([placed.length, leftOut.length]).toEqual([11, 1]);
  expect(loss).toBeCloseTo(4, 0);
});

test('a roof of 30 by 25 ft with a stair room and a tank has room for 19 unshaded panels on a raised frame', () => {
  const { placed, leftOut, loss } = layoutOf({ ...townHouse, frame: 'raised' });
  expect([placed.length, leftOut.length, loss]).toEqual([19, 0, 0]);
});

test.each([
  [7, 0],
  [9, 0],
  [10, 2],
])('a square roof with sides of %d ft has room for %d panels', (side, panels) => {
  expect(layoutOf(roofOf(side, side)).placed).toHaveLength(panels);
});

test.each([
  {
    name: 'a narrow roof beside a house',
    roof: { width: 4.9, depth: 9.6, parapet: 1.1, north: 15 },
    things: [{ x: 6.2, y: 0.4, width: 7.8, depth: 9.6, height: 4.8 }],
    panels: 8,
    loss: 12.36,
  },
  {
    name: 'a roof inside a high wall',
    roof: { width: 9.4, depth: 6.3, parapet: 2.1, north: 280, latitude: 25.26 },
    panels: 9,
    loss: 13.21,
  },
  {
    name: 'a roof inside a high wall with a stair room',
    roof: { width: 8.2, depth: 4.1, parapet: 2, north: 120 },
    things: [{ x: 4.4, y: 1.6, width: 3.3, depth: 2.4, height: 3.1 }],
    panels: 1,
    loss: 14,
  },
])(
  'the best layout for $name has $panels panels that lose $loss% to shade, and leaves out one place as too shaded',
  ({ roof, things = [], panels, loss }) => {
    const found = layoutOf({ ...townHouse, ...roof, things });
    expect([found.placed.length, found.leftOut.length]).toEqual([panels, 1]);
    expect(found.loss).toBeCloseTo(loss);
  },
);

test('a roof with too much shade everywhere gets no panel, and all places that fit are returned as left out', () => {
  const house = { x: -3, y: -8.2, width: 13, depth: 8, height: 12 };
  const dark = { ...townHouse, width: 7, depth: 4 };
  const { placed, leftOut, loss } = layoutOf({ ...dark, parapet: 2.4, things: [house] });
  expect([placed.length, loss]).toEqual([0, 0]);
  expect(leftOut).toHaveLength(layoutOf({ ...dark, parapet: 0, things: [] }).placed.length);
});

test('panels lose nothing to shade if the roof has no parapet and nothing stands on or beside it', () => {
  check(roofs, (roof) => expect(layoutOf({ ...roof, parapet: 0, things: [] }).loss).toBe(0));
});

test('panels lie within the margins of the roof and do not overlap one another or things in their way', () => {
  check(roofs, (roof) => {
    const { placed, leftOut } = layoutOf(roof);
    const places = [...placed, ...leftOut];
    const blocking = roof.things.filter(({ height }) => roof.frame === 'low' || height > 2.2);
    const { margin } = panelFacts;
    for (const [index, place] of places.entries()) {
      expect(Math.min(place.x, place.y)).toBeGreaterThan(margin - 0.001);
      expect(place.x + place.width).toBeLessThan(roof.width - margin + 0.001);
      expect(place.y + place.depth).toBeLessThan(roof.depth - margin + 0.001);
      expect([...places.slice(index + 1), ...blocking].some((other) => overlap(place, other))).toBe(false);
    }
  });
});

test('places where a panel loses at most 15% to shade are used, and all others are returned as left out', () => {
  check(roofs, (roof) => {
    const { placed, leftOut } = layoutOf(roof);
    for (const { loss } of placed) expect(loss).toBeLessThanOrEqual(15.001);
    for (const { loss } of leftOut) expect(loss).toBeGreaterThan(15);
  });
});

const seenFromTheRight = (roof: Roof): Roof => ({
  ...roof,
  width: roof.depth,
  depth: roof.width,
  north: (roof.north + 270) % 360,
  things: roof.things.map(({ x, y, width, depth, height }) => ({
    x: y,
    y: roof.width - x - width,
    width: depth,
    depth: width,
    height,
  })),
});

test('a roof described from another side gets the same number of panels and the same loss', () => {
  check(roofs, (roof) => {
    const [one, other] = [layoutOf(roof), layoutOf(seenFromTheRight(roof))];
    expect(other.placed).toHaveLength(one.placed.length);
    expect(other.loss).toBeCloseTo(one.loss, 3);
  });
});

test('a wall farther south never leaves fewer panels than a nearer wall, nor more loss to shade for as many panels', () => {
  const wallAt = (distance: number, height: number, roof: Roof) => ({
    ...roof,
    things: [{ x: 0, y: -distance - 0.2, width: roof.width, depth: 0.2, height }],
  });
  const walls = fc.tuple(
    roofs.map((roof) => ({ ...roof, north: 0, parapet: 0 })),
    fc.integer({ min: 0, max: 50 }),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 10, max: 60 }),
  );
  check(walls, ([roof, near, further, height]) => {
    const one = layoutOf(wallAt(near / 10, height / 10, roof));
    const other = layoutOf(wallAt((near + further) / 10, height / 10, roof));
    expect(other.placed.length).toBeGreaterThanOrEqual(one.placed.length);
    if (other.placed.length === one.placed.length) expect(other.loss).toBeLessThanOrEqual(one.loss + 0.001);
  });
});
