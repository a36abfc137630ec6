import type { Region } from 'sharp';

export interface Master {
  /** In pixels. A phone asks for two or three times the width that it displays. */
  widths: readonly number[];
  phone?: PhoneCrop;
  /** Whether the picture has words, so that each language may have its own: `name-hi.png` beside `name.png`. */
  hasWords?: true;
}

export interface PhoneCrop {
  /** Width and height, for example [4, 5]. */
  ratio: readonly [number, number];
  /** The point that must stay in view: [0.5, 0.5] is the middle, [0, 0] the top left corner. */
  focus: readonly [number, number];
  widths: readonly number[];
}

type Size = Pick<Region, 'width' | 'height'>;

/** The largest part of a picture that has the ratio of the crop. Its middle is as near to the focus as possible. */
export function cropOf({ width, height }: Size, { ratio: [across, down], focus: [x, y] }: PhoneCrop): Region {
  const size = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  return { ...size, left: startOf(x * width, size.width, width), top: startOf(y * height, size.height, height) };
}

const startOf = (middle: number, length: number, whole: number) =>
  Math.min(Math.max(Math.round(middle - length / 2), 0), whole - length);

/** Lists the wanted widths in ascending order, with the picture's own width once in place of all greater widths. */
export const clampWidths = (wanted: readonly number[], width: number) =>
  [...new Set(wanted.map((one) => Math.min(one, width)))].sort((one, other) => one - other);

export const heightAt = (width: number, whole: Size) => Math.max(1, Math.round((width * whole.height) / whole.width));
