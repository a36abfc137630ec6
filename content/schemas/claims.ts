import { z } from 'zod';
import { approved, claim } from './blocks';
import { text } from './text';

const keys = [
  'staff',
  'rating',
  'recommend',
  'experience',
  'homes',
  'savings',
  'cities',
  'societiesPowered',
  'installedMwp',
  'commercialProjects',
  'annualSaving',
  'societiesHeadline',
  'founded',
  'journeyClients',
  'journeyCustomers',
  'journeySocieties',
  'journeyBusinesses',
  'emi',
  'cycloneProof',
  'leakage',
  'leakageSociety',
  'maintenance',
  'quarterlyCleaning',
  'monthlyCleaning',
  'savingsGuarantee',
] as const;
const key = z.enum(keys);

/**
 * The schema of the figures of all claims, by key, with what else of them is counted. A claim in words alone has no
 * figure.
 */
export const claimFacts = z.record(
  key,
  z.strictObject({ figure: text.optional(), reviews: text.optional(), years: text.optional(), approved }),
);

/** The schema of all claims, by key: a claim that a page prints cannot be lost unnoticed. */
export const claims = z.record(key, claim);
