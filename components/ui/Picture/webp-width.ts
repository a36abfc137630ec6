/** The chosen WebP file is at most this many pixels wide, because phone screens are 720 to 1236 pixels wide. */
const PHONE = 960;

export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
