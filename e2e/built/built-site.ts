import { readFileSync } from 'node:fs';
import path from 'node:path';

export const SITE = process.env.BUILT_SITE ?? 'out';

export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();
