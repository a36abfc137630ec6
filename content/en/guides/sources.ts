import type { GuideInput } from '../../schemas/guide';

/** Public sources of the figures in the guides, with the date of each. */
export const sources = {
  portal: {
    title: 'PM Surya Ghar: Muft Bijli Yojana, national portal',
    text: 'Ministry of New and Renewable Energy, scheme launched in February 2024: who can get it, steps, plant sizes, grant for housing societies.',
    href: 'https://pmsuryaghar.gov.in',
  },
  cabinet: {
    title: 'Cabinet decision on the scheme, 29 February 2024',
    text: 'Government of India: percentages and cap, units of a 3 kW plant, loans without collateral, a lifetime of 25 years.',
    href: 'https://pib.gov.in',
  },
  rules: {
    title: 'Electricity (Rights of Consumers) Amendment Rules, 22 February 2024',
    text: 'Ministry of Power: no technical study up to 10 kW, 15 days for larger plants, common areas of societies billed on their own.',
    href: 'https://powermin.gov.in',
  },
  content: {
    title: 'Rules on Indian-made panels and on maintenance under the scheme',
    text: 'Ministry of New and Renewable Energy, 2024 and 2025: Indian cells and panels for the subsidy; installers maintain a plant for 5 years.',
    href: 'https://mnre.gov.in',
  },
} satisfies Record<string, GuideInput['back']['sources']['items'][number]>;
