import { html, type Html } from './html';

const WIDTH = 100;
const HEIGHT = 8;
/** The mark of the limit stands here, so that what is beyond it still shows. */
const LIMIT_AT = 84;

/**
 * A bar that says how much of a limit is used. It is drawn, since a page without style attributes cannot size a box.
 *
 * @param used in the unit of `limit`
 */
export function meter(used: number, limit: number): Html {
  return html`<svg class="meter ${used > limit ? 'over' : 'within'}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${WIDTH}" height="${HEIGHT}" rx="2"/><rect class="used" width="${lengthOf(used, limit)}" height="${HEIGHT}" rx="2"/><rect class="limit" x="${LIMIT_AT - 0.5}" width="1" height="${HEIGHT}"/></svg>`;
}

const lengthOf = (used: number, limit: number) => Math.min((used / limit) * LIMIT_AT, WIDTH).toFixed(1);

/** Draws one that stands in a page anew. */
export function fillMeter(drawn: Element, used: number, limit: number): void {
  drawn.querySelector('.used')!.setAttribute('width', lengthOf(used, limit));
  drawn.classList.toggle('over', used > limit);
  drawn.classList.toggle('within', used <= limit);
}
