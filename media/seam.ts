/** Differences are means over all pixels, in levels of brightness (0 to 255). */
export interface Seam {
  /** The difference between the last frame of a film and the first. */
  seam: number;
  /** The largest difference between neighbouring frames elsewhere in the film. */
  largest: number;
}

/** @param frames of the same size, with one byte of brightness for each pixel */
export function seamOf(frames: Uint8Array[]): Seam {
  const steps = frames.map((frame, at) => difference(frame, frames[(at + 1) % frames.length] ?? frame));
  return { seam: steps.at(-1) ?? 0, largest: Math.max(0, ...steps.slice(0, -1)) };
}

/** Allows a seam 10 % larger than the largest other difference, because the grain of the film hides such a seam. */
export const shows = ({ seam, largest }: Seam): boolean => seam > largest * 1.1;

export function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}
