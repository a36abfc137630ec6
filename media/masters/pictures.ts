import type { Master } from '../../tools/images/crop';

/**
 * By file name, without a line for other languages. `widths` are in pixels.
 * `phone` is the crop for windows up to 768 px wide.
 */
export const masters: Record<string, Master> = {
  'commercial-hero': { widths: [400, 640, 960, 1280, 1600] },
  'consult-design': { widths: [400, 800, 1280] },
  'consult-install': { widths: [400, 800, 1280] },
  'consult-survey': { widths: [400, 800, 1280] },
  'detail-anchoring': { widths: [400, 640, 960, 1280] },
  'detail-cleaning': { widths: [400, 640, 960, 1280] },
  'detail-design': { widths: [400, 640, 960, 1280] },
  'detail-guarantee': { widths: [400, 640, 960, 1280] },
  'guide-home': { widths: [176, 352, 528, 704, 1056], hasWords: true },
  'guide-society': { widths: [176, 352, 528, 704, 1056], hasWords: true },
  // The poster's crop for phones is also the film's crop for phones.
  'home-film': {
    widths: [640, 960, 1280, 1920],
    phone: { ratio: [2, 3], focus: [0.685, 0.5], widths: [480, 600, 720] },
  },
  'journey-2020': { widths: [400, 800, 1280] },
  'journey-clients': { widths: [400, 800, 1280] },
  'journey-commercial': { widths: [400, 800, 1280] },
  'journey-customers': { widths: [400, 800, 1280] },
  'journey-societies': { widths: [400, 800, 1280] },
  'news-cleaning': { widths: [400, 800, 1280] },
  'news-meter': { widths: [400, 800, 1280] },
  'news-rooftop': { widths: [400, 800, 1280] },
  'news-scheme': { widths: [400, 800, 1280] },
  'news-school': { widths: [400, 800, 1280] },
  'project-apartments': { widths: [400, 800, 1280] },
  'project-cold-store': { widths: [400, 800, 1280] },
  'project-factory': { widths: [400, 800, 1280] },
  'project-high-rise': { widths: [400, 800, 1280] },
  'project-hospital': { widths: [400, 800, 1280] },
  'project-petrol-pump': { widths: [400, 800, 1280] },
  'project-row-house': { widths: [400, 800, 1280] },
  'project-school': { widths: [400, 800, 1280] },
  'project-villa': { widths: [400, 800, 1280] },
  'project-village-house': { widths: [400, 800, 1280] },
  'slide-roof': {
    widths: [640, 960, 1280, 1600],
    phone: { ratio: [4, 3], focus: [0.55, 0.55], widths: [400, 640, 800, 1200] },
  },
  'slide-society': {
    widths: [640, 960, 1280, 1600],
    phone: { ratio: [4, 3], focus: [0.55, 0.5], widths: [400, 640, 800, 1200] },
  },
  'slide-village': {
    widths: [640, 960, 1280, 1600],
    phone: { ratio: [4, 3], focus: [0.5, 0.55], widths: [400, 640, 800, 1200] },
  },
  'society-film': {
    widths: [640, 960, 1280, 1920],
    phone: { ratio: [2, 3], focus: [0.64, 0.5], widths: [480, 600, 720] },
  },
  'subsidies-banner': { widths: [400, 640, 960, 1280] },
  'tile-factory': { widths: [400, 600, 800, 1200] },
  'tile-home': { widths: [400, 600, 800, 1200] },
  'tile-society': { widths: [400, 600, 800, 1200] },
  'town-bhadohi': { widths: [400, 800, 1280] },
  'town-chandauli': { widths: [400, 800, 1280] },
  'town-jaunpur': { widths: [400, 800, 1280] },
  'town-prayagraj': { widths: [400, 800, 1280] },
  'town-varanasi': { widths: [400, 800, 1280] },
};
