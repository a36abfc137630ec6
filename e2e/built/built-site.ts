import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site: `out`, or the folder that the environment variable BUILT_SITE names. */
export const SITE = process.env.BUILT_SITE ?? 'out';

/** The files of the built site, without its compressed copies, the settings of web servers and the 404 page. */
export const builtFiles = () =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.extname(file) && !/^\.|^404\.|\.(br|gz)$/.test(file),
  );

export const bytesOf = (file: string) => readFileSync(path.join(SITE, file));

/** The HTML file of a built page, as a server sends it. */
export const htmlOf = (route: string) => bytesOf(`${route === '/' ? '/index' : route}.html`).toString();
