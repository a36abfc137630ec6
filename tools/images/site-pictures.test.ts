/** @jest-environment node */
import { tooSmall } from './site-pictures';

const made = (width: number) => ({ file: 'roof-1', widths: [width], width, height: 10 });
const widths = [400, 800, 1280];
const phone = { ratio: [2, 3], focus: [0.5, 0.5], widths: [480, 720] } as const;

test('a picture that reaches its second largest width is large enough', () => {
  expect(tooSmall({ roof: { widths } }, { roof: { ...made(800), tint: 'sky' } })).toEqual([]);
  expect(tooSmall({ roof: { widths: [400] } }, { roof: { ...made(400), tint: 'sky' } })).toEqual([]);
});

test('a smaller picture is reported with its name, its width and what to do, and so is its crop for phones', () => {
  expect(tooSmall({ roof: { widths, phone } }, { roof: { ...made(799), tint: 'sky', phone: made(479) } })).toEqual([
    'media/masters/roof is 799 pixels wide, too few for its place: save a picture there from which 1280 can be made, or at least 800',
    'media/masters/roof has a part for phones that is 479 pixels wide, too few for its place: save a picture there from which 720 can be made, or at least 480',
  ]);
});
