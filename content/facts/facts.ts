import type { RawFacts } from '../schemas/content-files';
import { analytics } from './analytics';
import { claims } from './claims';
import { company } from './company';
import { films } from './films';
import { howItGoes } from './how-it-goes';
import { legal } from './legal';
import { prices } from './prices';
import { redirects } from './redirects';
import { solar } from './solar/solar';
import { otherTowns, towns } from './towns';
import { emiExamples, hindi, rule, stateGrants } from './subsidies';
import { usual } from './usual-figures';

/** All content that is the same in every language. */
export const facts = {
  company,
  claims,
  subsidies: { stateGrants, emiExamples, rule, hindi },
  howItGoes,
  usualFigures: usual,
  prices,
  legal,
  films,
  analytics,
  redirects,
  towns,
  otherTowns,
  solar,
} satisfies RawFacts;
