import { z } from 'zod';
import { defineContent } from '../define';
import manifest from '../generated/pictures.json';
import { picture, pictureWith } from './picture';

const where = { file: 'content/solution-tiles.ts', page: '/home' };
const called = { picture: 'slide-roof', alt: 'A terrace' } as const;
const names = Object.keys(manifest).join(', ');

const problem = (schema: z.ZodType, value: unknown) => {
  try {
    return defineContent(where, schema, value);
  } catch (error) {
    return (error as Error).message;
  }
};

test('a photograph that is called by its name has its size, its colour and its files', () => {
  const { file, width, height, widths, tint, phone } = manifest['slide-roof'];
  expect(defineContent(where, picture, called)).toEqual({
    alt: 'A terrace',
    src: `/generated/${file}-${width}.jpg`,
    width,
    height,
    tint,
    files: { stem: `/generated/${file}`, widths },
    phone: { stem: `/generated/${phone.file}`, widths: phone.widths, width: phone.width, height: phone.height },
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
  expect(problem(schema, { ...called, span: 3 })).toMatch(/^content\/solution-tiles\.ts · page: \/home · field: span · /);
});

test.each([
  [{ ...called, picture: 'roof' }, 'picture', `expected one of the pictures in media/masters/pictures.ts (${names}), got "roof"`],
  [{ picture: 'slide-roof' }, 'alt', 'expected a sentence that says what the picture shows, or decorative: true'],
  [{ ...called, width: 800 }, 'width', 'expected no such field'],
  [
    { src: '/pictures/roof.jpg', width: 800, height: 600, alt: 'A roof' },
    'src',
    'expected the address of a drawing in public/, for example /pictures/villa.svg; a photograph is called by its name, picture: \'…\'',
  ],
])('what is wrong with %j is told with file, page and field', (value, field, expected) => {
  expect(problem(z.strictObject({ image: picture }), { image: value })).toBe(
    `content/solution-tiles.ts · page: /home · field: image.${field} · ${expected}`,
  );
});
