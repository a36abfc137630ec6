import { siteContent } from '../tools/check-content/site-content';

export const { languages } = siteContent();
export const [en, hi] = languages as [(typeof languages)[number], (typeof languages)[number]];

export const anyOf = (...texts: string[]) => new RegExp(patternOf(texts));
export const lineOf = (...texts: string[]) => new RegExp(`^(${patternOf(texts)})`, 'm');
const patternOf = (texts: string[]) => texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');

export const routes = Object.values(en.pages).map(({ route }) => route);
