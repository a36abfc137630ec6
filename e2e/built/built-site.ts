import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site: `out`, or the folder that the environment variable BUILT_SITE names. */
export const SITE = process.env.BUILT_SITE ?? 'out';

export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

/** The HTML of the page at a route, before any script has changed it. */
export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();
