import { roofOf } from './roof.fixture';
import { rayOnPlan } from './shade';
import { shadowOf, sunInsideParapet } from './shadow';
import { sunDirection } from './sun-path';

const noonInDecember = rayOnPlan(sunDirection(25.32, 355, 12), roofOf(30, 25));

test('at noon in December the shadow of a tank 2 m high falls to the north and is 2 m × tan(48.77°) long', () => {
  const shadow = shadowOf({ x: 1, y: 2, width: 1, depth: 1, height: 2 }, noonInDecember);
  const length = 2 * Math.tan(((25.32 + 23.45) * Math.PI) / 180);
  expect(shadow).toHaveLength(4);
  expect(Math.max(...shadow.map(([, y]) => y))).toBeCloseTo(3 + length, 2);
  expect(Math.min(...shadow.map(([, y]) => y))).toBe(2);
});

test('the shadow of a box at 15:00 in December has six corners and falls to the north-east', () => {
  const ray = rayOnPlan(sunDirection(25.32, 355, 15), roofOf(30, 25));
  const shadow = shadowOf({ x: 0, y: 0, width: 1, depth: 1, height: 1 }, ray);
  expect(shadow).toHaveLength(6);
  expect(Math.max(...shadow.map(([x]) => x))).toBeGreaterThan(2);
  expect(Math.max(...shadow.map(([, y]) => y))).toBeGreaterThan(2);
});

test('at noon in December the parapet shades only a strip of the floor along the south side', () => {
  const roof = { ...roofOf(30, 25), width: 9, depth: 7, parapet: 1 };
  const lit = sunInsideParapet(roof, noonInDecember)!;
  expect([lit.x, lit.width].map((side) => Math.round(side * 100) / 100)).toEqual([0, 9]);
  expect(lit.y + lit.depth).toBeCloseTo(7);
  expect(lit.y).toBeCloseTo(1.14, 2);
});

test('sunInsideParapet returns undefined when the shadow of the parapet covers the whole roof', () => {
  expect(sunInsideParapet({ ...roofOf(6, 6), parapet: 3 }, noonInDecember)).toBeUndefined();
});
