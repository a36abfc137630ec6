import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { htmlFile } from '../system/files';
import { chosenRoutes, prefixOf } from './http2-site';
import { heaviest } from './targets';
import { weigh } from './weigh';

export function weight(): void {
  const { values } = parseArgs({ options: { routes: { type: 'string' } } });
  const tooHeavy: string[] = [];
  for (const route of chosenRoutes(values.routes)) {
    const most = heaviest(route, prefixOf(route));
    const { page, html, scripts } = weigh(readOut(htmlFile(route)), readOut);
    console.log(
      `${kb(page).padStart(4)} KB of ${kb(most.page)}, HTML ${kb(html)} of ${kb(most.html)}, scripts ${kb(scripts)} of ${kb(most.scripts)}  ${route}`,
    );
    if (page > most.page || html > most.html || scripts > most.scripts) tooHeavy.push(route);
  }
  if (tooHeavy.length > 0) throw new Error(`\nToo heavy: ${tooHeavy.join(', ')}`);
}

const readOut = (address: string) => readFileSync(path.join('out', address), 'utf8');
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
