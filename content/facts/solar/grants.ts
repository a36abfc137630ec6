import type { RawFigure } from '../../schemas/solar';

/**
 * Figures on subsidies for solar plants, on the down payment that banks ask for, and on tax depreciation for
 * businesses.
 */
const figures = {
  'central-1-2': {
    value: 30000,
    unit: '₹/kW',
    source: 'subsidyRules',
    asOf: '2025-07-08',
    confidence: 'high',
    approved: 'published',
  },
  'central-3': {
    value: 18000,
    unit: '₹/kW',
    source: 'subsidyRules',
    asOf: '2025-07-08',
    confidence: 'high',
    approved: 'published',
  },
  'state-1-2': {
    value: 15000,
    unit: '₹/kW',
    source: 'subsidyPage',
    asOf: '2026-11-21',
    confidence: 'medium',
    approved: null,
  },
  'society-grant': {
    value: 18000,
    unit: '₹/kW',
    source: 'subsidyRules',
    asOf: '2025-07-08',
    confidence: 'medium',
    approved: 'published',
  },
  'society-most': {
    value: 500,
    unit: 'kW',
    source: 'subsidyRules',
    asOf: '2025-07-08',
    confidence: 'high',
    approved: 'published',
  },
  'society-flat': {
    value: 3,
    unit: 'kW/flat',
    source: 'subsidyRules',
    asOf: '2025-07-08',
    confidence: 'high',
    approved: 'published',
  },
  'down-small': {
    value: 10,
    unit: '%',
    source: 'subsidyPage',
    asOf: '2026-11-21',
    confidence: 'medium',
    approved: null,
  },
  'down-large': { value: 20, unit: '%', source: 'ours', asOf: '2026-11-22', confidence: 'low', approved: null },
  depreciation: {
    value: 40,
    unit: '% a year',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
} satisfies Record<string, RawFigure>;

export const grants = { figures };
