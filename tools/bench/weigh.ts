import { brotliCompressSync } from 'node:zlib';
import { attribute, elementsOf, textOf } from '../postbuild/html';
import { lateRulesIn } from '../postbuild/late-scripts';
import { scriptsIn } from '../postbuild/next-format';

/** Bytes of what a visitor loads, under brotli. */
export interface Weight {
  html: number;
  /** The HTML and the styles that the page's scripts add later, each compressed by itself. */
  page: number;
  /** All scripts that the page may fetch: those that the page lists, and those that a fetched script names. */
  scripts: number;
}

export function weigh(html: string, readText: (address: string) => string): Weight {
  const list = elementsOf(html).find((element) => attribute(element, 'id') === 'late-scripts');
  const listed: string[] = list ? JSON.parse(textOf(list)) : [];
  const scripts = new Set(listed);
  for (const script of scripts) scriptsIn(readText(script)).forEach((named) => scripts.add(named));
  const rules = listed.map((script) => lateRulesIn(readText(script))).join('');
  return {
    html: compressed(html),
    page: compressed(html) + (rules ? compressed(rules) : 0),
    scripts: [...scripts].reduce((sum, script) => sum + compressed(readText(script)), 0),
  };
}

const compressed = (text: string) => brotliCompressSync(text).length;
