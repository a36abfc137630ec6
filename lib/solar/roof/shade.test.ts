import fc from 'fast-check';
import type { Box } from './plan';
import { roofOf } from './roof.fixture';
import { rayOnPlan, shadeOnLine, sharesWithTwoShaded, type SunHour } from './shade';
import { sunDirection } from './sun-path';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((number) => number / 10);
const boxes = fc.array(
  fc.record<Box>({
    x: tenths(-30, 90),
    y: tenths(-30, 90),
    width: tenths(1, 30),
    depth: tenths(1, 30),
    height: tenths(1, 60),
  }),
  { maxLength: 4 },
);

test('shadeOnLine finds a point in shade exactly when a ray from the point to the sun meets a box or the parapet', () => {
  const cases = fc.record({
    things: boxes,
    parapet: tenths(0, 15),
    north: fc.integer({ min: 0, max: 359 }),
    hour: tenths(80, 160),
    x: tenths(1, 89).map((x) => x + 0.013),
    y: tenths(1, 69).map((y) => y + 0.017),
    z: tenths(0, 25).map((z) => z + 0.011),
  });
  fc.assert(
    fc.property(cases, ({ hour, x, y, z, ...rest }) => {
      const roof = { ...roofOf(30, 25), width: 9, depth: 7, ...rest };
      const ray = rayOnPlan(sunDirection(25.32, 355, hour), roof);
      const steps = Array.from({ length: 3000 }, (_, step) => {
        const far = step / 100;
        return { x: x + far * ray.x, y: y + far * ray.y, z: z + far * ray.up };
      });
      const isIn = (inset: number) => {
        const isThrough = steps.some((at) =>
          roof.things.some(
            (box) =>
              at.x > box.x + inset &&
              at.x < box.x + box.width - inset &&
              at.y > box.y + inset &&
              at.y < box.y + box.depth - inset &&
              at.z < box.height - inset,
          ),
        );
        const wall = steps.find((at) => at.x < -inset || at.x > 9 + inset || at.y < -inset || at.y > 7 + inset)!;
        return isThrough || wall.z < roof.parapet - inset;
      };
      const isShaded = shadeOnLine(roof, ray, y, z).some(([from, to]) => x > from && x < to);
      // Steps of 1 cm are too coarse for rays that graze an edge.
      if (isIn(0.02) === isIn(-0.02)) expect(isShaded).toBe(isIn(0));
    }),
    { numRuns: 300 },
  );
});

test('a panel loses the sunlight of hours in which at least two points of the panel are shaded', () => {
  // The wall shades panels in the first hour only.
  const hours: SunHour[] = [
    { x: 0, y: -0.8, up: 0.6, share: 0.3 },
    { x: 0, y: -0.1, up: 0.99, share: 0.7 },
  ];
  const wall = { x: 2, y: 0, width: 1, depth: 0.2, height: 2 };
  const roof = { ...roofOf(30, 25), parapet: 0, things: [wall] };
  const points = { columns: [0.2, 0.5, 0.8], lines: [{ y: 1.5, z: 0.5 }] };
  // The wall shades one point of the first panel, two of the second, three of the third and none of the fourth.
  expect(sharesWithTwoShaded(roof, hours, [1.3, 1.6, 2, 3.1], points)).toEqual([0, 0.3, 0.3, 0]);
});
