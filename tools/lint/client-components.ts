import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../system/files';

const IMPORT = /(?:from|import\()\s*'(@\/components\/|\.)([^']+)'/g;

/** The components that React renders in the browser: those with 'use client', and all that they import. */
export function clientComponents(root: string): string[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = filesIn(path.join(root, 'components')).map((name) => path.join('components', name));
  const found = new Set(files.filter((file) => /\.tsx?$/.test(file) && textOf(file).startsWith("'use client'")));
  // This loop also reaches the files that it adds.
  for (const file of found)
    for (const [, start, rest] of textOf(file).matchAll(IMPORT)) {
      const name = start === '.' ? path.join(path.dirname(file), `.${rest}`) : `components/${rest}`;
      for (const each of [`${name}.tsx`, `${name}.ts`]) if (existsSync(path.join(root, each))) found.add(each);
    }
  return [...found].filter((file) => file.endsWith('.tsx'));
}
