/** The greatest width in pixels that phones need. They have 360 to 412 CSS pixels, with two or three pixels to each. */
const PHONE = 960;

/** The width in which a picture is kept as WebP: the greatest width that phones need. */
export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
