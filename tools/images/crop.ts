import type { Region } from 'sharp';

/** The sizes in which the site needs a picture whose master is a file in media/masters/. */
export interface Master {
  /** The widths of a picture's files in pixels. A phone asks for two or three times the width that it displays. */
  widths: readonly number[];
  phone?: PhoneCrop;
}

/** The part of a master picture that phones show. */
export interface PhoneCrop {
  /** The width and height of a crop as a ratio, for example [4, 5]. */
  ratio: readonly [number, number];
  /** The point of a picture that must stay in view: [0.5, 0.5] is the middle, [0, 0] the top left corner. */
  focus: readonly [number, number];
  widths: readonly number[];
}

interface Size {
  width: number;
  height: number;
}

/** Finds the largest part of a picture with the shape of a crop, with the focus as near to its middle as possible. */
export function cropOf({ width, height }: Size, { ratio: [across, down], focus: [x, y] }: PhoneCrop): Region {
  const size = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  return { ...size, left: startOf(x * width, size.width, width), top: startOf(y * height, size.height, height) };
}

const startOf = (middle: number, length: number, whole: number) =>
  Math.min(Math.max(Math.round(middle - length / 2), 0), whole - length);

/** The widths in which a picture is made. A wanted width greater than the picture's own becomes the picture's own. */
export function widthsWithin(asked: readonly number[], width: number): number[] {
  return [...new Set(asked.map((one) => Math.min(one, width)))].sort((one, other) => one - other);
}

/** The height of a picture at a given width, to the nearest pixel. */
export const heightAt = (width: number, whole: Size) => Math.max(1, Math.round((width * whole.height) / whole.width));
