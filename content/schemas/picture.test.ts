/** @jest-environment node */
import { z } from 'zod';
import { defineContent } from '../define';
import { picture, pictureWith } from './picture';

jest.mock('../generated/pictures.json', () => ({
  tower: {
    file: 'tower-1a',
    widths: [640, 1280],
    width: 1280,
    height: 720,
    tint: '#aabbcc',
    phone: { file: 'tower-phone-2b', widths: [320], width: 320, height: 400 },
  },
  hut: { file: 'hut-3c', widths: [640], width: 640, height: 480, tint: '#ccbbaa' },
}));

const where = { file: 'content/en/solution-tiles.ts', page: '/home' };
const called = { picture: 'tower' as never, alt: 'A terrace' };

const problem = (schema: z.ZodType, value: unknown) => {
  try {
    return defineContent(where, schema, value);
  } catch (error) {
    return (error as Error).message;
  }
};

test('a photograph that is called by its name has its size, its colour and its files', () => {
  expect(defineContent(where, picture, called)).toEqual({
    alt: 'A terrace',
    src: '/generated/tower-1a-1280.jpg',
    width: 1280,
    height: 720,
    tint: '#aabbcc',
    files: { stem: '/generated/tower-1a', widths: [640, 1280] },
    phone: { stem: '/generated/tower-phone-2b', widths: [320], width: 320, height: 400 },
  });
});

test('words that were checked where they were written may be checked again where they are used', () => {
  const tile = z.strictObject({ picture });
  const once = defineContent(where, tile, { picture: called });
  expect(defineContent(where, z.strictObject({ tiles: z.array(tile) }), { tiles: [once] }).tiles).toEqual([once]);
});

test('a picture may have fields beside its own', () => {
  const schema = pictureWith({ span: z.literal([1, 2]) });
  expect(defineContent(where, schema, { ...called, span: 2 })).toMatchObject({ span: 2, alt: 'A terrace' });
  expect(problem(schema, { ...called, span: 3 })).toMatch(
    /^content\/en\/solution-tiles\.ts · page: \/home · field: span · /,
  );
});

test.each([
  [
    { ...called, picture: 'roof' },
    'picture',
    `expected one of the pictures in media/masters/pictures.ts (tower, hut), got "roof"`,
  ],
  [{ picture: 'tower' }, 'alt', 'expected a sentence that says what the picture shows, or decorative: true'],
  [{ ...called, width: 800 }, 'width', 'expected no such field'],
  [
    { src: '/pictures/roof.jpg', width: 800, height: 600, alt: 'A roof' },
    'src',
    "expected the address of a drawing in public/, for example /pictures/villa.svg; a photograph is called by its name, picture: '…'",
  ],
])('what is wrong with %j is told with file, page and field', (value, field, expected) => {
  expect(problem(z.strictObject({ image: picture }), { image: value })).toBe(
    `content/en/solution-tiles.ts · page: /home · field: image.${field} · ${expected}`,
  );
});
