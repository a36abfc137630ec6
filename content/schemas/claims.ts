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
 * The schema of the figures of all claims, by key, with other facts about them such as a number of reviews. A claim
 * that is made in words alone has no figure.
 */
export const claimFacts = z.record(
  key,
  z.strictObject({ figure: text.optional(), reviews: text.optional(), years: text.optional(), approved }),
);

/**
 * The schema of the words of all claims. Every key is required, so that no claim can be deleted by mistake while a page
 * shows it.
 */
export const claims = z.record(key, claim);
