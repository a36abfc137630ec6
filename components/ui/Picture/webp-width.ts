/** A phone's screen of 360 to 412 px has two or three pixels to each. */
const PHONE = 960;

/** The one width, of those of a picture, in which it is kept as WebP: the largest that a phone has a use for. */
export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
