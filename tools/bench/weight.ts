import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenRoutes, fileOf } from './http2-site';
import { heaviest } from './targets';

/**
 * `npm run bench -- weight`: prints the weight of each page of `out/`, its HTML with its styles under brotli, and fails
 * if a page is too heavy. `--routes /,/home` weighs only these pages.
 */
export function weight(): void {
  const { values } = parseArgs({ options: { routes: { type: 'string' } } });
  const tooHeavy: string[] = [];
  for (const route of chosenRoutes(values.routes)) {
    const { size } = statSync(path.join('out', `${fileOf(route)}.br`));
    console.log(`${kb(size).padStart(5)} KB, at most ${kb(heaviest(route))}  ${route}`);
    if (size > heaviest(route)) tooHeavy.push(route);
  }
  if (tooHeavy.length > 0) throw new Error(`\nToo heavy: ${tooHeavy.join(', ')}`);
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
