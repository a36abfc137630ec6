import type { LoadFigureId, RawFigure } from '../../schemas/solar';

/** Figures of the rule that estimates a sanctioned load from the bill, for a visitor who has not set one. */
const figures = {
  // Of homes, rounded up to whole kW
  'load-home-bill': {
    value: 1200,
    unit: '₹ a month for 1 kW',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  // What a unit costs, where the units are known instead of the bill
  'load-home-unit': {
    value: 7.5,
    unit: '₹/unit',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-home-least': {
    value: 3,
    unit: 'kW',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-home-most': {
    value: 50,
    unit: 'kW',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  // Of housing societies and businesses, rounded to whole kW
  'load-society': {
    value: 1.5,
    unit: 'kW for ₹1,000 a month',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-business': {
    value: 0.7,
    unit: 'kW for ₹1,000 a month',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-large-least': {
    value: 1,
    unit: 'kW',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-large-most': {
    value: 74,
    unit: 'kW',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  // Above these bills the rule gives 100 kW or more: whoever pays them most likely has a supply at 11 kV
  'load-society-largest-bill': {
    value: 66600,
    unit: '₹',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
  'load-business-largest-bill': {
    value: 142800,
    unit: '₹',
    source: 'ours',
    asOf: '2026-11-23',
    confidence: 'derived',
    approved: null,
  },
} satisfies Record<LoadFigureId, RawFigure>;

export const loads = { figures };
