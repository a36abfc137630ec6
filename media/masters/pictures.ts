import type { Master } from '../../tools/images/master';

/**
 * Every photograph and render of the site by its name: the file beside this one, `name.jpg` or `name.png`, is its
 * master. `widths` are those in which browsers may ask for it, in pixels; a master is never enlarged, so a list may
 * be made for a larger master than the one that is there. `phone` is another crop for windows up to 768 px.
 */
export const masters: Record<string, Master> = {
  // The film's own first frame, whole: a phone cuts the film to the shape of its window, and cuts this the same way.
  'home-film': { widths: [640, 960, 1280, 1920] },
  'roof-golden-hour': {
    widths: [640, 960, 1280, 1920],
    phone: { ratio: [4, 5], focus: [0.6, 0.45], widths: [400, 576, 800] },
  },
  'tile-factory': { widths: [400, 600, 800, 1200] },
  'tile-home': { widths: [400, 600, 800, 1200] },
  'tile-society': { widths: [400, 600, 800, 1200] },
};
