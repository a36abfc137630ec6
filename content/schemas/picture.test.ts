/** @jest-environment node */

import { problemsOf } from '../../lib/content/read-value.fixture';
import { picture, pictureWith } from './picture';
import { z } from 'zod';

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

const called = { picture: 'tower' as never, alt: 'A terrace' };

test('the schema of pictures replaces the name of a photograph by the size, the placeholder colour and the file paths', () => {
  expect(picture.parse(called)).toEqual({
    alt: 'A terrace',
    src: '/generated/tower-1a-1280.jpg',
    width: 1280,
    height: 720,
    tint: '#aabbcc',
    files: { stem: '/generated/tower-1a', widths: [640, 1280] },
    phone: { stem: '/generated/tower-phone-2b', widths: [320], width: 320, height: 400 },
  });
});

test('the schema from pictureWith accepts an additional field, and refuses a wrong value in that field', () => {
  const schema = pictureWith({ span: z.literal([1, 2]) });
  expect(schema.parse({ ...called, span: 2 })).toMatchObject({ span: 2, alt: 'A terrace' });
  expect(problemsOf(schema, { ...called, span: 3 })).toEqual([expect.stringMatching(/^span · /)]);
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
])('the error for the picture %j names the wrong field, "%s", and what is expected there', (value, field, expected) => {
  expect(problemsOf(z.strictObject({ image: picture }), { image: value })).toEqual([`image.${field} · ${expected}`]);
});

test('the schema refuses a picture whose alt text is a file name', () => {
  const described = { src: '/pictures/roof.svg', width: 8, height: 6, alt: 'roof-2.svg' };
  expect(problemsOf(picture, described)).toEqual([
    'alt · expected a sentence that says what the picture shows, and "roof-2.svg" reads like the name of a file',
  ]);
});
