/** In pixels: between 720 and 1236, the widths of phone screens (360 to 412 CSS pixels, times two or three). */
const PHONE = 960;

export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
