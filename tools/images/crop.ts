import type { Area, PhoneCrop, Size } from './master';

/** The largest part of a picture that has the shape of a crop, with the focus as near to its middle as the edges let it. */
export function cropOf({ width, height }: Size, { ratio: [across, down], focus: [x, y] }: PhoneCrop): Area {
  const size = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  return { ...size, left: startOf(x * width, size.width, width), top: startOf(y * height, size.height, height) };
}

const startOf = (middle: number, length: number, whole: number) =>
  Math.min(Math.max(Math.round(middle - length / 2), 0), whole - length);

/**
 * The widths that a picture of this width can be given in without being enlarged: those asked for that are no wider,
 * and its own in the place of those that are.
 */
export function widthsWithin(asked: readonly number[], width: number): number[] {
  return [...new Set(asked.map((one) => Math.min(one, width)))].sort((one, other) => one - other);
}

/** The height at a width, to the nearest pixel. */
export const heightAt = (width: number, whole: Size) => Math.max(1, Math.round((width * whole.height) / whole.width));
