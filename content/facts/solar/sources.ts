/** Where the figures of the calculators come from. A figure names its source by its key here. */
export const sources = {
  tariffOrder: 'Tariff order of 2 July 2026 for 2026-27, as the open project TheDiscomBill reads it (21 August 2026)',
  tariffGuide: 'DesiMetrics, guide to UPPCL bills (11 September 2026)',
  netMeteringRules: 'Mercom India on the rooftop solar rules of Uttar Pradesh (2019)',
  subsidyRules: 'SolarQuarter on PM Surya Ghar (8 July 2025)',
  subsidyPage: 'The subsidy page of this site',
  installer: 'Indus Solar, Kanpur (25 September 2026)',
  priceIndex: 'Go Solar Index (2026)',
  gstGuide: 'SolarLadder, guide to costs (2026)',
  field: 'Energies 2025, 18, 1921: measured against predicted yield',
  aging: 'Jordan and Kurtz, NREL (2011)',
  area: 'CSE SolarMyRoof, questions and answers',
  ours: 'Our own judgement or arithmetic',
};
