import { en } from './en/words';

/** Every language of the site, with its words. */
export const languages = [en];
