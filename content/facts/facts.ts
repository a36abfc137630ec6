import type { RawFacts } from '../schemas/content-files';
import { analytics } from './analytics';
import { company } from './company';
import { homeFilmFacts, societyFilmFacts } from './film-facts';
import { homeFilm, societyFilm } from './films';
import { redirects } from './redirects';

/** Everything of the content that has no language. */
export const facts = {
  company,
  films: { home: homeFilm, society: societyFilm },
  filmFacts: { home: homeFilmFacts, society: societyFilmFacts },
  analytics,
  redirects,
} satisfies RawFacts;
