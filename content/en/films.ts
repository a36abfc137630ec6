import { films as facts } from '../facts/films';
import type { RawWords } from '../schemas/content-files';

/** What is said of the films of the background: their button, and what search engines are told. */
export const films = {
  pause: 'Pause the background film',
  play: 'Play the background film',
  home: {
    name: 'A rooftop solar system in the evening sun',
    description: 'A silent glide past the terrace of a family in an Indian town, with solar panels on a raised frame.',
  },
  society: {
    name: 'Solar panels over the terraces of a housing society',
    description:
      'A silent glide past the blocks of a housing society in an Indian town, with solar panels on every terrace.',
  },
} satisfies RawWords['films'];

const { pause, play } = films;

/** The films as the pages show them. */
export const homeFilm = { pause, play, ...facts.home.files };
export const societyFilm = { pause, play, ...facts.society.files };
