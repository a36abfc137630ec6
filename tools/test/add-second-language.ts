import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENGLISH = 'app/(en)';
const SECOND = 'app/hi';

/**
 * Adds a second language to a project: the English words in other letters, and a route for each English one.
 *
 * @param root the folder of the project
 * @returns the files that were changed or added, from there
 */
export function addSecondLanguage(root: string): string[] {
  const changed: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    changed.push(file);
  };
  write('content/hi/words.ts', `export { toy as hi } from '../../components/pages/toy-language.fixture';\n`);
  write(
    'content/languages.ts',
    `import { en } from './en/words';\nimport { hi } from './hi/words';\n\nexport const languages = [en, hi];\n`,
  );
  write(
    `${SECOND}/manifest.webmanifest/route.ts`,
    `import { hi } from '@/content/hi/words';
import { webManifest } from '@/lib/metadata';

export const dynamic = 'force-static';
export const GET = () => Response.json(webManifest(hi));
`,
  );
  const routes = readdirSync(path.join(root, ENGLISH), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(^|\/)(page|layout)\.tsx$/.test(name));
  for (const route of routes)
    write(
      `${SECOND}/${route}`,
      readFileSync(path.join(root, ENGLISH, route), 'utf8')
        .replace('@/content/en/words', '@/content/hi/words')
        .replace(/\ben\b/g, 'hi'),
    );
  return changed;
}

/**
 * What is wrong with the built pages of the second language, one line each.
 *
 * @param site the folder of the built site
 */
export function secondLanguageProblems(site: string): string[] {
  const inEnglish = readdirSync(site).filter((name) => name.endsWith('.html') && name !== '404.html');
  const files = [
    'hi.html',
    ...inEnglish.filter((name) => !/^(index|hi)\.html$/.test(name)).map((name) => `hi/${name}`),
  ];
  return files.flatMap((file) => {
    if (!existsSync(path.join(site, file))) return [`${file}: the page is not there`];
    const html = readFileSync(path.join(site, file), 'utf8');
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!);
    const leaving = links.filter((href) => !/^\/(hi($|[/#])|guides\/)/.test(href));
    return [
      ...(html.includes('<html lang="hi-IN"') ? [] : [`${file}: its lang is not hi-IN`]),
      ...(html.includes('href="/hi/manifest.webmanifest"')
        ? []
        : [`${file}: it does not name the manifest of its language`]),
      ...(html.includes('hreflang') ? [`${file}: it names another language, although hi is only a trial`] : []),
      ...leaving.map((href) => `${file}: the link to ${href} leaves the language`),
    ];
  });
}
