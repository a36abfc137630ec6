import { films as facts } from '../facts/films';
import type { RawWords } from '../schemas/content-files';

/** Words about the films behind the heroes: their pause button, and their description for search engines. */
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

/** The film behind the hero of /home: its button and its files. */
export const homeFilm = { pause, play, ...facts.home.files };
export const societyFilm = { pause, play, ...facts.society.files };
