/** The size of a drawn meter, in its own units. */
export const METER = { width: 100, height: 8 };
/** The mark of the limit stands here, so that what is beyond it still shows. */
export const LIMIT_AT = 84;

/** How long the bar of a meter is. @param used in the unit of `limit` */
export const lengthOf = (used: number, limit: number) => Math.min((used / limit) * LIMIT_AT, METER.width).toFixed(1);

/** Draws a meter of a page anew. */
export function fillMeter(drawn: Element, used: number, limit: number): void {
  drawn.querySelector('.used')!.setAttribute('width', lengthOf(used, limit));
  drawn.classList.toggle('over', used > limit);
  drawn.classList.toggle('within', used <= limit);
}
