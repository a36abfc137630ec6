/**
 * In pixels. Each picture has one WebP file, for browsers without AVIF: the widest up to this width, or else the
 * narrowest. The screens of phones are 720 to 1236 pixels wide, so this is about their middle.
 */
const PHONE = 960;

export const webpWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PHONE) ?? widths[0]!;
