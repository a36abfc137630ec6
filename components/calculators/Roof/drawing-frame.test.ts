import { drawnBox } from './drawing-scale';
import { frameOf, gripOf, isInFrame, markOf } from './drawing-frame';

const roof = (...things: { x: number; y: number; width: number; depth: number }[]) => ({ width: 9, depth: 7, things });
const tank = { x: 1, y: 1, width: 1, depth: 1 };
const right = ({ x, width }: { x: number; width: number }) => x + width;

test('a tank on the roof does not change the frame of the drawing', () => {
  expect(frameOf(roof(tank))).toEqual(frameOf(roof()));
});

test('the drawing shows the whole of a house that stands beside the roof and is 6 m wide, and 0.4 m beyond', () => {
  const house = { x: 9.2, y: 0, width: 6, depth: 8 };
  const frame = frameOf(roof(house));
  expect(right(frame)).toBe(100 * (9.2 + 6) + 40);
  expect(frame.y).toBeLessThan(-100);
  expect(isInFrame(drawnBox(house, 7), frame)).toBe(true);
});

test('a wall longer than the roof does not widen the drawing', () => {
  const { x, width } = frameOf(roof({ x: -10, y: -4, width: 30, depth: 3 }));
  expect({ x, width }).toEqual({ x: frameOf(roof()).x, width: frameOf(roof()).width });
});

test('a house 11 m from the roof gets a mark at the edge of the drawing, pointing to the house', () => {
  const house = { x: 20, y: 1, width: 6, depth: 5 };
  const frame = frameOf(roof(house));
  expect(right(frame)).toBeLessThan(1400);
  expect(isInFrame(drawnBox(house, 7), frame)).toBe(false);
  const mark = markOf(drawnBox(house, 7), frame);
  expect(mark.x).toBeGreaterThan(900);
  expect(mark.x).toBeLessThan(right(frame));
  expect(mark).toMatchObject({ y: 350, degrees: 0 });
});

test.each([
  ['a house on the street side, of which most is shown', { x: 0, y: -9, width: 9, depth: 8 }],
  ['a wall six times as long as the roof', { x: -25, y: -4, width: 60, depth: 3 }],
  ['a house on the right that is far wider than the frame', { x: 9.2, y: -10, width: 30, depth: 30 }],
])('%s counts as visible in the drawing', (_, thing) => {
  expect(isInFrame(drawnBox(thing, 7), frameOf(roof(thing)))).toBe(true);
});

test('a tank on a roof so large that a letter is wider than the tank counts as visible', () => {
  const frame = { x: -500, y: -500, width: 3000, height: 3000, text: 111, around: 400 };
  expect(isInFrame({ x: 500, y: 109.2, width: 110, height: 110 }, frame)).toBe(true);
});

test('a house with only a small corner in the drawing counts as not visible', () => {
  const house = { x: -15, y: -15, width: 10, depth: 10 };
  expect(isInFrame(drawnBox(house, 7), frameOf(roof(house)))).toBe(false);
});

test('the touch area of a small thing in the corner of a 330 px wide drawing is over 40 px wide and stays inside the drawing', () => {
  const frame = frameOf(roof());
  const grip = gripOf({ x: frame.x, y: frame.y, width: 10, height: 10 }, frame);
  expect(grip).toMatchObject({ x: frame.x, y: frame.y });
  expect(grip.width).toBeGreaterThan(40 * (frame.width / 330));
});

test.each([3, 9, 60])(
  'around a roof with sides of %s m, the written lengths of the sides fit even if the visitor has doubled the font size',
  (side) => {
    const { around, text } = frameOf({ width: side, depth: side, things: [] });
    expect(around - 15).toBeGreaterThan(2.2 * text);
  },
);
