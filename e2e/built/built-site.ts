import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site: `out`, or what BUILT_SITE names. */
export const SITE = process.env.BUILT_SITE ?? 'out';

export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

/** The HTML file of a page, as the server sends it before any script has run. */
export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/**
 * Matches a figure that a span keeps together with its unit, where punctuation follows: no space may come between them.
 */
const WHOLE = /<span class="[^"]*">([^<]*)<\/span>(?=\p{P})/gu;

/** The text that a reader of the HTML sees, without tags, scripts and styles. */
export const textOf = (html: string) =>
  html
    .replace(/<head[\s>].*?<\/head>|<(script|style|template)[\s>].*?<\/\1>|<!--.*?-->/gs, '')
    .replace(WHOLE, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ');
