import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../setup/files';

/** A call of pageOf(words, id, 'section', ...): the id, or what stands for it in the code, and the sections. */
const CALL = /\bpageOf\(\s*[^,]+,\s*('[\w-]+'|\w+)[^,)]*((?:,\s*'\w+')*),?\s*\)/g;

const textsIn = (code: string) => [...code.matchAll(/'([\w-]+)'/g)].map(([, text]) => text!);

/**
 * Tells which sections the components need of a page, each with the file that shows it. They are read from the calls of
 * `pageOf`. A component for several pages names them in a list or a type in the same file: `const PAGES = { ... }`,
 * `id: 'terms' | 'privacy'`.
 */
export function neededSections(project = process.cwd()): (page: string) => [section: string, by: string][] {
  const needs = filesIn(path.join(project, 'components'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const code = readFileSync(path.join(project, 'components', file), 'utf8');
      return [...code.matchAll(CALL)].flatMap(([, id, sections]) => {
        const list = new RegExp(`\\b${id}\\s*[:=]\\s*([^;]*);`).exec(code)?.[1] ?? '';
        const pages = textsIn(id!.startsWith("'") ? id! : list);
        const by = `components/${file.replaceAll('\\', '/')}`;
        return pages.flatMap((page) => textsIn(sections!).map((section) => ({ page, section, by })));
      });
    });
  return (page) => needs.filter((need) => need.page === page).map(({ section, by }) => [section, by]);
}
