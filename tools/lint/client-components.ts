import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import\()\s*'(@\/components\/|\.)([^']+)'/g;

/** The components that React renders in the browser: those with 'use client', and all that they import. */
export function clientComponents(root: string): string[] {
  const found = new Set<string>();

  function add(file: string) {
    if (found.has(file)) return;
    found.add(file);
    for (const [, start, rest] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const name = start === '.' ? path.join(path.dirname(file), `.${rest}`) : `components/${rest}`;
      [`${name}.tsx`, `${name}.ts`].filter((each) => existsSync(path.join(root, each))).forEach(add);
    }
  }

  readdirSync(path.join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('components', file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').startsWith("'use client'"))
    .forEach(add);
  return [...found].filter((file) => file.endsWith('.tsx'));
}
