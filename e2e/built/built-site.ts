import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site: `out`, or what BUILT_SITE names. */
export const SITE = process.env.BUILT_SITE ?? 'out';

/** The bytes of a file of the built site. */
export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

/** The page as it is served, before any script has run. */
export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** A figure kept with its unit, before a bracket or a full stop: part of the sentence around it. */
const WHOLE = /<span class="[^"]*">([^<]*)<\/span>(?=\p{P})/gu;

/** What a reader of the HTML reads. */
export const textOf = (html: string) =>
  html
    .replace(/<head[\s>].*?<\/head>|<(script|style|template)[\s>].*?<\/\1>|<!--.*?-->/gs, '')
    .replace(WHOLE, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ');
