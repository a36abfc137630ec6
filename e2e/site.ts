import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { siteContent } from '../tools/check-content/site-content';

/** Playwright's workers read what the first process has kept, because reading content/ would take each two seconds. */
function readLanguages(kept = process.env.E2E_SITE): ReturnType<typeof siteContent>['languages'] {
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const { languages } = siteContent();
  if (kept) writeFileSync(kept, JSON.stringify(languages));
  return languages;
}

export const languages = readLanguages();
export const [en, hi] = languages as [(typeof languages)[number], (typeof languages)[number]];

export const anyOf = (...texts: string[]) => new RegExp(patternOf(texts));
export const lineOf = (...texts: string[]) => new RegExp(`^(${patternOf(texts)})`, 'm');
const patternOf = (texts: string[]) => texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');

export const routes = Object.values(en.pages).map(({ route }) => route);
