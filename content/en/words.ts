import { facts } from '../facts/facts';
import { readWords } from '../read';
import { english } from './english';

/** Everything that the English pages show. */
export const en = readWords(english, facts);
