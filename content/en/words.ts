import { facts } from '../facts/facts';
import { readWords } from '../read';
import { english } from './english';

/** All content of the English pages, checked and ready to be shown. */
export const en = readWords(english, facts);
