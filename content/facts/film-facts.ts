import type { RawFacts } from '../schemas/content-files';

/** Another film in content/facts/films.ts needs other words and another day here. */
export const homeFilmFacts = {
  name: 'A rooftop solar system in the evening sun',
  description: 'A silent glide past the terrace of a family in an Indian town, with solar panels on a raised frame.',
  uploaded: '2026-11-21',
  seconds: 7,
} satisfies RawFacts['filmFacts']['home'];

export const societyFilmFacts = {
  name: 'Solar panels over the terraces of a housing society',
  description:
    'A silent glide past the blocks of a housing society in an Indian town, with solar panels on every terrace.',
  uploaded: '2026-11-21',
  seconds: 7,
} satisfies RawFacts['filmFacts']['society'];
