import { claims as facts } from '../facts/claims';
import type { RawWords } from '../schemas/content-files';

/**
 * What the company says about itself and its offers, in English. The figures, and who approved them, are in
 * content/facts/claims.ts.
 */
export const claims = {
  staff: { figure: facts.staff.figure, text: 'staff' },
  rating: { figure: facts.rating.figure, text: `rating from ${facts.rating.reviews} reviews` },
  recommend: { figure: facts.recommend.figure, text: 'of customers recommend us' },
  experience: { figure: facts.experience.figure, text: 'years of experience' },
  homes: { figure: facts.homes.figure, text: 'homes solarised' },
  savings: { figure: `Rs ${facts.savings.figure} crore`, text: `savings (${facts.savings.years})` },
  cities: { figure: `${facts.cities.figure} cities`, text: 'served' },

  societiesPowered: { figure: facts.societiesPowered.figure, text: 'housing societies powered' },
  societiesHeadline: { figure: facts.societiesHeadline.figure, text: 'housing societies' },

  // Words the claims of the page for businesses as its row of figures shows them.
  commercialProjects: { figure: facts.commercialProjects.figure, text: 'Commercial Projects' },
  installedMwp: { figure: `${facts.installedMwp.figure} MWp`, text: 'Installation Experience' },
  annualSaving: { figure: `${facts.annualSaving.figure} Cr`, text: 'Saving Annually' },

  founded: { figure: facts.founded.figure, text: 'founded' },
  journeyClients: { figure: facts.journeyClients.figure, text: 'clients solarised' },
  journeyCustomers: { figure: facts.journeyCustomers.figure, text: 'happy customers' },
  journeySocieties: { figure: facts.journeySocieties.figure, text: 'housing societies' },
  journeyBusinesses: { figure: facts.journeyBusinesses.figure, text: 'commercial businesses' },

  emi: { figure: facts.emi.figure, text: 'EMI financing' },
  cycloneProof: { figure: 'Cyclone-proof', text: `installs (winds up to ${facts.cycloneProof.figure} kmph)` },
  leakage: {
    figure: `Rs ${facts.leakage.figure} lakh`,
    text: 'guarantee against water leakage (chemical anchoring)',
  },
  leakageSociety: { figure: `₹${facts.leakageSociety.figure} lakh`, text: 'leakage coverage' },
  maintenance: { figure: `${facts.maintenance.figure} years`, text: 'of maintenance' },
  quarterlyCleaning: { figure: 'quarterly', text: 'cleaning' },
  monthlyCleaning: { figure: 'monthly', text: 'panel cleaning with quarterly health checks' },
  savingsGuarantee: {
    figure: `${facts.savingsGuarantee.figure}-year`,
    text: 'savings guarantee, backed by a bank guarantee. It compensates any generation shortfall at current grid rates.',
  },
} satisfies RawWords['claims'];

/** Joins figure and words of a claim into one phrase: "700+ staff". */
export const inWords = ({ figure, text }: { figure: string; text: string }) => `${figure} ${text}`;
