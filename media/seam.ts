/** Where a loop shows that it begins again. All as the mean difference in brightness of a pixel, of 255. */
export interface Seam {
  /** From the last frame to the first. */
  seam: number;
  /** The largest step between two neighbours elsewhere. */
  largest: number;
}

/** @param frames of one size, one byte of brightness a pixel */
export function seamOf(frames: Uint8Array[]): Seam {
  const steps = frames.map((frame, at) => difference(frame, frames[(at + 1) % frames.length] ?? frame));
  return { seam: steps.at(-1) ?? 0, largest: Math.max(0, ...steps.slice(0, -1)) };
}

/** Whether it can be seen: a step a tenth larger than the largest elsewhere is within the grain of a film. */
export const shows = ({ seam, largest }: Seam): boolean => seam > largest * 1.1;

/** How far two frames are apart. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}
