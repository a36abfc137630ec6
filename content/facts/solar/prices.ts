import type { RawFigure } from '../../schemas/solar';

/** Figures on the price of solar plants, and on costs in later years. */
const figures = {
  // Prices of plants for homes, by size
  'home-1-kw': {
    value: 70000,
    unit: '₹',
    source: 'installer',
    asOf: '2026-09-25',
    confidence: 'medium',
    approved: null,
  },
  'home-2-kw': {
    value: 130000,
    unit: '₹',
    source: 'subsidyPage',
    asOf: '2026-11-21',
    confidence: 'medium',
    approved: null,
  },
  'home-3-kw': {
    value: 180000,
    unit: '₹',
    source: 'subsidyPage',
    asOf: '2026-11-21',
    confidence: 'medium',
    approved: null,
  },
  'home-4-kw': {
    value: 235000,
    unit: '₹',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'home-5-kw': {
    value: 285000,
    unit: '₹',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'home-kw-more': { value: 50000, unit: '₹/kW', source: 'ours', asOf: '2026-11-22', confidence: 'low', approved: null },
  // Prices of plants for housing societies, by size
  'society-10-kw': {
    value: 60000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'society-25-kw': {
    value: 56000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'society-50-kw': {
    value: 52000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'society-100-kw': {
    value: 47500,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  // Prices of plants for businesses, by size, before GST
  'business-10-kw': {
    value: 58000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'business-25-kw': {
    value: 54000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'business-50-kw': {
    value: 50000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  'business-100-kw': {
    value: 45000,
    unit: '₹/kW',
    source: 'priceIndex',
    asOf: '2026-09-25',
    confidence: 'low',
    approved: null,
  },
  gst: { value: 8.9, unit: '%', source: 'gstGuide', asOf: '2026-09-25', confidence: 'medium', approved: null },
  // The prices of the cautious and the hopeful case, in per cent of the likely price
  'price-low': { value: 110, unit: '%', source: 'ours', asOf: '2026-11-22', confidence: 'derived', approved: null },
  'price-high': { value: 90, unit: '%', source: 'ours', asOf: '2026-11-22', confidence: 'derived', approved: null },
  // Costs of a plant in later years, in per cent of its price
  upkeep: { value: 1, unit: '% a year', source: 'ours', asOf: '2026-11-22', confidence: 'low', approved: null },
  inverter: { value: 10, unit: '%', source: 'ours', asOf: '2026-11-22', confidence: 'low', approved: null },
  // Yearly growth of electricity tariffs
  'growth-low': {
    value: 0,
    unit: '% a year',
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
  },
  'growth-likely': {
    value: 2,
    unit: '% a year',
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
  },
  'growth-high': {
    value: 4,
    unit: '% a year',
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
  },
} satisfies Record<string, RawFigure>;

export const prices = { figures };
