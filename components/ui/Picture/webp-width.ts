/** In pixels. Phone screens are 720 to 1236 wide (360 to 412 CSS pixels, times two or three): this is in between. */
const PHONE = 960;

/** The width in which a picture is kept as WebP: the greatest one up to `PHONE`, or else the smallest. */
export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
