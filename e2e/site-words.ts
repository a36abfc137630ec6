import { siteContent } from '../tools/content/site-content';

/** The words of the site in each language, as its pages show them. */
export const { languages } = siteContent();
export const [en, hi] = languages as [(typeof languages)[number], (typeof languages)[number]];

/** The addresses of the English pages. */
export const routes = Object.values(en.pages).map(({ route }) => route);
