import { en } from './en/words';

/** All languages of the site, each with its words. */
export const languages = [en];
