/**
 * In pixels. The widest WebP file up to this width is chosen, or else the narrowest, because phone screens are 720 to
 * 1236 pixels wide.
 */
const PHONE = 960;

export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
