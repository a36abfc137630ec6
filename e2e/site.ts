import { siteContent } from '../tools/check-content/site-content';

/** The words of the site in each language, as its pages show them. */
export const { languages } = siteContent();
export const [en, hi] = languages as [(typeof languages)[number], (typeof languages)[number]];

/** Returns a pattern that finds any of these texts literally. */
export const anyOf = (...texts: string[]) => new RegExp(patternOf(texts));
/** Returns a pattern that finds a line that begins with one of these texts. */
export const lineOf = (...texts: string[]) => new RegExp(`^(${patternOf(texts)})`, 'm');
const patternOf = (texts: string[]) => texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');

/** The addresses of the English pages. */
export const routes = Object.values(en.pages).map(({ route }) => route);
