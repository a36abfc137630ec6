/** @jest-environment node */
import { lessDetail, loopOf, readWish, secondsToTake } from './film-plan';
import { seamOf, shows } from './seam';

const NAMES = ['home', 'society'];
const wish = { file: 'roof.mov', from: 0, thereAndBack: false };

test('readWish reads the file, the name of the film and the options from a command line', () => {
  expect(readWish(['roof.mov', '--name', 'home'], NAMES)).toEqual({
    file: 'roof.mov',
    name: 'home',
    from: 0,
    seconds: undefined,
    thereAndBack: false,
  });
  expect(
    readWish(['--name', 'home', '--from', '2.5', '--seconds', '4', '--there-and-back', 'roof.mov'], NAMES),
  ).toEqual({ file: 'roof.mov', name: 'home', from: 2.5, seconds: 4, thereAndBack: true });
});

test.each([
  [['--name', 'home'], 'Name one file.'],
  [['a.mov', 'b.mov', '--name', 'home'], 'Name one file.'],
  [['a.mov'], 'Say with --name which film of the site it is: there are home, society.'],
  [['a.mov', '--name', 'roof'], 'The site has no place for a film called roof: there are home, society.'],
  [['a.mov', '--name', 'home', '--from', 'soon'], '--from is "soon": expected seconds, for example 2.5.'],
  [['a.mov', '--name', 'home', '--loud'], "Unknown option '--loud'"],
])('the error for the command line %j contains "%s" and shows the usage', (words, message) => {
  expect(() => readWish(words, NAMES)).toThrow(message);
  expect(() => readWish(words, NAMES)).toThrow('Usage: npm run film -- FILE --name NAME');
});

test.each([
  [30, {}, 8],
  [7.2, {}, 7.2],
  [5.99, {}, 5.99],
  [30, { from: 3, seconds: 6.5 }, 6.5],
  [30, { thereAndBack: true }, 4],
  [9, { from: 2 }, 7],
])('secondsToTake, given a recording of %d s and the options %j, returns %d s', (length, more, seconds) => {
  expect(secondsToTake(length, { ...wish, ...more })).toBe(seconds);
});

test.each([
  [4.2, {}, 'A background takes 6 to 8 seconds, and this would take 4.2: choose with --from and --seconds.'],
  [30, { seconds: 9 }, 'A background takes 6 to 8 seconds, and this would take 9: choose with --from and --seconds.'],
  [
    30,
    { seconds: 6, thereAndBack: true },
    'A background takes 3 to 4 seconds, since it also runs back, and this would take 6',
  ],
  [7, { from: 3, seconds: 6 }, 'roof.mov has 4 seconds from second 3 on, fewer than 6.'],
])('secondsToTake refuses a recording of %d s with the options %j: %s', (length, more, message) => {
  expect(() => secondsToTake(length, { ...wish, ...more })).toThrow(message);
});

test('a film loop that runs forwards and then backwards shows neither the first nor the last frame twice in a row', () => {
  expect(loopOf(['1', '2', '3', '4'], true)).toEqual(['1', '2', '3', '4', '3', '2']);
  expect(loopOf(['1', '2', '3', '4'], false)).toEqual(['1', '2', '3', '4']);
});

test('lessDetail returns a higher number, for less detail, for a larger film file, and undefined if too much detail would be lost', () => {
  expect(lessDetail(47, 47, 701, 700)).toBe(48);
  expect(lessDetail(47, 47, 1400, 700)).toBe(53);
  expect(lessDetail(47, 53, 1400, 700)).toBe(59);
  expect(lessDetail(47, 53, 1500, 700)).toBeUndefined();
  expect(lessDetail(47, 47, 7000, 700)).toBeUndefined();
});

test('a film loop has a visible seam if the last and the first frame differ over a tenth more than any neighbouring frames', () => {
  const frames = (...levels: number[]) => levels.map((level) => new Uint8Array(4).fill(level));
  expect(seamOf(frames(10, 12, 15, 40))).toEqual({ seam: 30, largest: 25 });
  expect(seamOf(frames(10, 12, 14, 12))).toEqual({ seam: 2, largest: 2 });
  expect(
    [
      { seam: 30, largest: 25 },
      { seam: 2, largest: 2 },
      { seam: 13, largest: 12.9 },
    ].map(shows),
  ).toEqual([true, false, false]);
});
