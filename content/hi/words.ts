import { facts } from '../facts/facts';
import { readWords } from '../read';
import { hindi } from './hindi';

/** All content of the Hindi pages, checked and ready to be shown. */
export const hi = readWords(hindi, facts);
