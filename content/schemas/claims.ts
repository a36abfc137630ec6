import { z } from 'zod';
import { claim } from './blocks';

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

/** Every claim by its key: a page that prints one cannot lose it unnoticed. */
export const claims = z.record(z.enum(keys), claim);

export type ClaimContent = z.output<typeof claim>;
