import type { RawFigure } from '../../schemas/solar';
import { towns } from '../towns';

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
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
  },
  'fade-likely': {
    value: 0.7,
    unit: '% less each year',
    source: 'ours',
    asOf: '2026-11-22',
    confidence: 'derived',
    approved: null,
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

/** The sun of each town: its months stand in content/facts/towns.ts. */
export const townSun = Object.fromEntries(Object.entries(towns).map(([id, { sun }]) => [id, sun])) as Record<
  keyof typeof towns,
  number[]
>;

export const sun = { figures, modelledDay, townSun };
