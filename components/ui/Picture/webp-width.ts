/**
 * The largest picture width that phones need, in pixels: their screens are 360 to 412 CSS pixels wide, with two or
 * three pixels to each.
 */
const PHONE = 960;

/** The one width of a picture that is kept as WebP: the largest that a phone has a use for. */
export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
