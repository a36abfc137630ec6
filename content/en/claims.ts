import type { RawWords } from '../schemas/content-files';

/**
 * What the company says of itself and what it offers, each once. Figures that disagree are different counts and stay
 * as they are. `approved` takes `{ by: 'Name', on: 'YYYY-MM-DD' }` once somebody at the company has confirmed the claim.
 */
export const claims = {
  // The company
  staff: { figure: '700+', text: 'staff', approved: null },
  rating: { figure: '4.8', text: 'rating from 5000+ reviews', approved: null },
  recommend: { figure: '90%', text: 'of customers recommend us', approved: null },
  experience: { figure: '5+', text: 'years of experience', approved: null },
  homes: { figure: '18,000+', text: 'homes solarised', approved: null },
  savings: { figure: 'Rs 30+ crore', text: 'savings (2020-2024)', approved: null },
  cities: { figure: '18 cities', text: 'served', approved: null },

  // Housing societies
  societiesPowered: { figure: '170+', text: 'housing societies powered', approved: null },
  societiesHeadline: { figure: '100+', text: 'housing societies', approved: null },

  // Businesses, in the words of the stats band
  commercialProjects: { figure: '200+', text: 'Commercial Projects', approved: null },
  installedMwp: { figure: '130+ MWp', text: 'Installation Experience', approved: null },
  annualSaving: { figure: '30+ Cr', text: 'Saving Annually', approved: null },

  // The journey
  founded: { figure: '2020', text: 'founded', approved: null },
  journeyClients: { figure: '600+', text: 'clients solarised', approved: null },
  journeyCustomers: { figure: '2,000+', text: 'happy customers', approved: null },
  journeySocieties: { figure: '300+', text: 'housing societies', approved: null },
  journeyBusinesses: { figure: '200+', text: 'commercial businesses', approved: null },

  // Offers
  emi: { figure: '0%', text: 'EMI financing', approved: null },
  cycloneProof: { figure: 'Cyclone-proof', text: 'installs (winds up to 170 kmph)', approved: null },
  leakage: { figure: 'Rs 1 lakh', text: 'guarantee against water leakage (chemical anchoring)', approved: null },
  leakageSociety: { figure: '₹1 lakh', text: 'leakage coverage', approved: null },
  maintenance: { figure: '5 years', text: 'of maintenance', approved: null },
  quarterlyCleaning: { figure: 'quarterly', text: 'cleaning', approved: null },
  monthlyCleaning: { figure: 'monthly', text: 'panel cleaning with quarterly health checks', approved: null },
  savingsGuarantee: {
    figure: '5-year',
    text: 'savings guarantee, backed by a bank guarantee. It compensates any generation shortfall at current grid rates.',
    approved: null,
  },
} satisfies RawWords['claims'];

/** A claim as one phrase: "700+ staff". */
export const inWords = ({ figure, text }: { figure: string; text: string }) => `${figure} ${text}`;
