/** @jest-environment node */
import { cropOf, heightAt, clampWidths } from './crop';

const wide = { width: 1600, height: 900 };
const portrait = { ratio: [4, 5], widths: [400] } as const;

test('the crop of a picture to a given ratio is as large as the picture allows', () => {
  expect(cropOf(wide, { ...portrait, focus: [0.5, 0.5] })).toEqual({ left: 440, top: 0, width: 720, height: 900 });
  expect(cropOf({ width: 900, height: 1600 }, { ...portrait, focus: [0.5, 0.5] })).toEqual({
    left: 0,
    top: 238,
    width: 900,
    height: 1125,
  });
});

test('the focus of a picture is in the middle of its crop, or as near to the middle as the edges allow', () => {
  expect(cropOf(wide, { ...portrait, focus: [0.6, 0] })).toMatchObject({ left: 600, top: 0 });
  expect(cropOf(wide, { ...portrait, focus: [0, 0.5] })).toMatchObject({ left: 0 });
  expect(cropOf(wide, { ...portrait, focus: [1, 0.5] })).toMatchObject({ left: 880 });
});

test('widths greater than the picture’s own become the picture’s own width, which is listed once, and the widths are sorted', () => {
  expect(clampWidths([400, 1280, 1920], 1280)).toEqual([400, 1280]);
  expect(clampWidths([1920, 2560], 1280)).toEqual([1280]);
  expect(clampWidths([800, 400], 1280)).toEqual([400, 800]);
});

test('the height of a picture is rounded to whole pixels, and is at least 1 pixel', () => {
  expect(heightAt(333, wide)).toBe(187);
  expect(heightAt(1, { width: 3000, height: 10 })).toBe(1);
});
