import type { RawWords } from '../schemas/content-files';

/** English words for the units and the sources of the figures in content/facts/solar/. */
export const figureWords = {
  units: {
    '₹/unit': '₹/unit',
    '₹/kW a month': '₹/kW a month',
    '%': '%',
    'units a year for 1 kW': 'units a year for 1 kW',
    '% less each year': '% less each year',
    'kg/unit': 'kg/unit',
    'sq ft/kW': 'sq ft/kW',
    '₹': '₹',
    '₹/kW': '₹/kW',
    '₹ a month for 1 kW': '₹ a month for 1 kW',
    'kW for ₹1,000 a month': 'kW for ₹1,000 a month',
    '% a year': '% a year',
    kW: 'kW',
    'kW/flat': 'kW/flat',
  },
  sources: {
    tariffOrder: 'Tariff order of 2 July 2026 for 2026-27, as the open project TheDiscomBill reads it (21 August 2026)',
    tariffGuide: 'DesiMetrics, guide to UPPCL bills (11 September 2026)',
    netMeteringRules: 'Mercom India on the rooftop solar rules of Uttar Pradesh (2019)',
    subsidyRules: 'SolarQuarter on PM Surya Ghar (8 July 2025)',
    subsidyPage: 'The subsidy page of this site (21 November 2026)',
    installer: 'Indus Solar, Kanpur (25 September 2026)',
    priceIndex: 'Go Solar Index (2026)',
    gstGuide: 'SolarLadder, guide to costs (2026)',
    field: 'Energies 2025, 18, 1921: measured against predicted yield',
    aging: 'Jordan and Kurtz, NREL (2011)',
    area: 'CSE SolarMyRoof, questions and answers',
    ours: 'A figure of our own',
  },
} satisfies RawWords['figureWords'];
