/** In pixels. Phone screens are 720 to 1236 pixels wide: 360 to 412 CSS pixels, times two or three. */
const PHONE = 960;

export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
