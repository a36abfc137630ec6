import { english } from './en/english';
import { hindi } from './hi/hindi';

/** All languages of the site, each with its words as the content files have them, before any check. */
export const languageFiles = [english, hindi];
