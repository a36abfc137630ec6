import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site: `out`, or what BUILT_SITE names. */
export const SITE = process.env.BUILT_SITE ?? 'out';

export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

/** The HTML file of a page, as the server sends it before any script has run. */
export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();
