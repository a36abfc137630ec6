import { names } from '../content/names';

export const factIds = {
  tariff: names(
    'urban-1 urban-2 urban-3 urban-fixed rural-1 rural-2 rural-3 rural-4 rural-fixed lifeline-rate',
    'lifeline-fixed home-duty society-fixed small-shop-1 small-shop-2 small-shop-fixed shop-1 shop-2',
    'shop-fixed shop-least-summer shop-least-winter industry-rate industry-fixed business-duty surcharge',
    'left-over',
  ),
  sun: names('sun-low sun-likely sun-high fade-low fade-likely fade-high co2 area'),
  panels: names('panel-watt panel-tilt beam most-loss off-south'),
  /** The sizes and distances of panels, which visitors cannot change. */
  fixed: names('panel-long panel-short margin gap edge-low edge-raised clearance'),
  prices: names(
    'home-1-kw home-2-kw home-3-kw home-4-kw home-5-kw home-kw-more society-10-kw society-25-kw',
    'society-50-kw society-100-kw business-10-kw business-25-kw business-50-kw business-100-kw gst',
    'price-low price-high upkeep inverter growth-low growth-likely growth-high',
  ),
  grants: names(
    'central-1-2 central-3 state-1-2 society-grant society-most society-flat down-small down-large',
    'depreciation',
  ),
  loads: names(
    'load-home-bill load-home-unit load-home-least load-home-most load-society load-business',
    'load-large-least load-large-most load-society-largest-bill load-business-largest-bill',
  ),
  limits: names(
    'high-tension small-shop-load surcharge-most discount-most free-service unusual-price home-largest lifeline-load lifeline-units subsidy-first subsidy-last',
    'small-plant three-phase upkeep-from inverter-in years-counted company-tax',
  ),
} as const;

export type AssumptionId = (typeof factIds)['tariff' | 'sun' | 'prices' | 'grants' | 'panels'][number];

export type LoadId = (typeof factIds)['loads'][number];

export type LimitId = (typeof factIds)['limits'][number];

const shared = names(
  'kw units cost bill-before saving payback-low payback-likely payback-high gain-low gain-likely gain-high',
);

/** A calculator must show every figure in the list of its kind, and may show no others. */
export const figureNames = {
  home: [
    ...shared,
    ...names('central-subsidy state-subsidy net-cost net-cost-without-state down-payment emi emi-before bill-after'),
    ...names('saving-low saving-high payback-likely-without-state made co2'),
  ],
  society: [...shared, ...names('subsidy net-cost bill-after saving-per-flat share-per-flat')],
  business: [...shared, ...names('fed-in depreciation payback-after-tax')],
};

export type FigureName<K extends keyof typeof figureNames = keyof typeof figureNames> = (typeof figureNames)[K][number];
