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

/** The figure of every claim by its key, with what else of it is counted; a claim in words alone has none. */
export const claimFacts = z.record(
  key,
  z.strictObject({ figure: text.optional(), reviews: text.optional(), years: text.optional(), approved }),
);

/** Every claim by its key: a page that prints one cannot lose it unnoticed. */
export const claims = z.record(key, claim);
