import type { RawFigure } from '../../schemas/solar';

/** Figures on how much electricity a solar plant makes. */
const figures = {
  'sun-low': {
    value: 1200,
    unit: 'units a year for 1 kW',
    source: 'field',
    asOf: '2025-04-01',
    confidence: 'medium',
    approved: 'published',
  },
  'sun-likely': {
    value: 1350,
    unit: 'units a year for 1 kW',
    source: 'installer',
    asOf: '2026-09-25',
    confidence: 'medium',
    approved: 'published',
  },
  'sun-high': {
    value: 1475,
    unit: 'units a year for 1 kW',
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
  },
  'fade-low': {
    value: 1,
    unit: '% less each year',
    source: 'aging',
    asOf: '2011-10-01',
    confidence: 'medium',
    approved: 'published',
  },
  'fade-likely': {
    value: 0.7,
    unit: '% less each year',
    source: 'aging',
    asOf: '2011-10-01',
    confidence: 'medium',
    approved: 'published',
  },
  'fade-high': {
    value: 0.5,
    unit: '% less each year',
    source: 'aging',
    asOf: '2011-10-01',
    confidence: 'high',
    approved: 'published',
  },
  co2: { value: 0.7117, unit: 'kg/unit', source: 'ours', asOf: '2026-11-22', confidence: 'low', approved: null },
  area: { value: 100, unit: 'sq ft/kW', source: 'area', asOf: '2026-09-25', confidence: 'high', approved: 'published' },
} satisfies Record<string, RawFigure>;

/**
 * The units that 1 kW makes on a day of each month in Varanasi, January first: modelled for panels tilted 15° to the
 * south.
 */
export const modelledDay = [3.6, 4.2, 4.7, 4.7, 4.4, 3.8, 3.1, 3.1, 3.3, 3.8, 3.9, 3.6];

/**
 * The sunshine on level ground in each town, in kWh a square metre on a day of each month, January first: NASA SSE 6.0,
 * mean of 1983 to 2005.
 */
export const townSun = {
  varanasi: [3.95, 4.96, 6.04, 6.57, 6.5, 5.7, 4.49, 4.39, 4.45, 4.73, 4.39, 3.83],
  chandauli: [3.97, 4.98, 6.03, 6.58, 6.49, 5.72, 4.46, 4.41, 4.41, 4.73, 4.4, 3.84],
  prayagraj: [3.91, 4.89, 6.02, 6.53, 6.55, 5.69, 4.56, 4.36, 4.53, 4.8, 4.38, 3.8],
  bhadohi: [3.92, 4.91, 6.06, 6.55, 6.51, 5.68, 4.52, 4.36, 4.51, 4.73, 4.39, 3.81],
  jaunpur: [3.94, 4.98, 6.14, 6.73, 6.55, 5.75, 4.56, 4.45, 4.53, 4.84, 4.43, 3.85],
};

export const sun = { figures, modelledDay, townSun };
