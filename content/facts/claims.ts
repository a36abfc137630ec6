import type { RawFacts } from '../schemas/content-files';

/**
 * The figure of each claim that the company makes about itself and its offers. What a figure counts is said in the
 * claims.ts of each language. Figures that seem to disagree count different things, and stay as they are. `approved`
 * takes `{ by: 'Name', on: 'YYYY-MM-DD' }` once somebody at the company has confirmed the claim.
 */
export const claims = {
  // Claims about the company
  staff: { figure: '700+', approved: null },
  rating: { figure: '4.8', reviews: '5000+', approved: null },
  recommend: { figure: '90%', approved: null },
  experience: { figure: '5+', approved: null },
  homes: { figure: '18,000+', approved: null },
  savings: { figure: '30+', years: '2020-2024', approved: null },
  cities: { figure: '18', approved: null },

  // Claims about housing societies
  societiesPowered: { figure: '170+', approved: null },
  societiesHeadline: { figure: '100+', approved: null },

  // Claims about businesses
  commercialProjects: { figure: '200+', approved: null },
  installedMwp: { figure: '130+', approved: null },
  annualSaving: { figure: '30+', approved: null },

  // Claims in the company's history
  founded: { figure: '2020', approved: null },
  journeyClients: { figure: '600+', approved: null },
  journeyCustomers: { figure: '2,000+', approved: null },
  journeySocieties: { figure: '300+', approved: null },
  journeyBusinesses: { figure: '200+', approved: null },

  // Claims about offers, in lakhs of rupees, in years, and in km per hour of wind. An offer that is made in words alone
  // has no figure here.
  emi: { figure: '0%', approved: null },
  cycloneProof: { figure: '170', approved: null },
  leakage: { figure: '1', approved: null },
  leakageSociety: { figure: '1', approved: null },
  maintenance: { figure: '5', approved: null },
  quarterlyCleaning: { approved: null },
  monthlyCleaning: { approved: null },
  savingsGuarantee: { figure: '5', approved: null },
} satisfies RawFacts['claims'];
