import type { RawFacts } from '../schemas/content-files';
import { analytics } from './analytics';
import { company } from './company';
import { films } from './films';
import { redirects } from './redirects';
import { solar } from './solar/solar';

/** Everything of the content that has no language. */
export const facts = {
  company,
  films,
  analytics,
  redirects,
  solar,
} satisfies RawFacts;
