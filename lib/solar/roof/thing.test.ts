import { placed, readThing, writeThing } from './thing';

const roof = { width: 9, depth: 7 };

test('a thing is written as its kind and five lengths, and read again', () => {
  const text = 'tank,0.6,-1.2,1.1,1.1,2';
  expect(writeThing(readThing(text, roof)!)).toBe(text);
});

test('an empty text is no thing', () => {
  expect(readThing('', roof)).toBeUndefined();
});

test('a thing farther than 15 m from the roof comes nearer, and its place snaps to tenths of a metre', () => {
  const tank = { kind: 'tank', x: 99, y: 1.234, width: 1, depth: 1, height: 2 } as const;
  expect(placed(tank, roof)).toMatchObject({ x: 24, y: 1.2 });
});
