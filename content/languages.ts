import { en } from './en/words';
import { hi } from './hi/words';

/** All languages of the site, each with its words. */
export const languages = [en, hi];
