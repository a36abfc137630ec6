/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file && existsSync(file));
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const names = new Set(files.map((file) => path.basename(file)));

/** Git does not track these files, because commands write them. */
const WRITTEN =
  /^(out|hosting|\.leads|\.local|\.next|seo-report|node_modules|public\/generated)(\/|$)|^\.env\.local$|^site\.zip$/;
/** Commands write these files too, into out/ or hosting/, but the docs name them without a folder. */
const ELSEWHERE = ['robots.txt', 'viewer-request.js', '_headers', 'vercel.json'];
const EXAMPLE = /(^|\/)(name|Name|village-roof)\.|^\.\w+$/;
const ENDINGS = /\.(ts|tsx|mjs|js|json|ya?ml|md|scss|css|sh|jpg|png|svg|pdf|txt|woff2)$/;

function parentsOf(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

const exists = (name: string) => files.includes(name) || folders.has(name.replace(/\/$/, ''));

function mentionedIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```$/gm, '');
  const quoted = [...text.matchAll(/`([\w@.()[\]/-]+)`/g)].map(([, name]) => name!);
  const linked = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(page), target!),
  );
  const tops = new Set(files.map((file) => file.split('/')[0]!));
  const isFile = (name: string) =>
    !name.startsWith('/') && (name.includes('/') ? tops.has(name.split('/')[0]!) : ENDINGS.test(name));
  return [...quoted.filter(isFile), ...linked].filter(
    (name) => !WRITTEN.test(name) && !ELSEWHERE.includes(name) && !EXAMPLE.test(name),
  );
}

describe('the docs', () => {
  const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));

  test.each(pages)('the documentation page %s names only files that exist', (page) => {
    const here = path.posix.dirname(page);
    const missing = mentionedIn(page).filter(
      (name) => !exists(name) && !exists(path.posix.join(here, name)) && !(!name.includes('/') && names.has(name)),
    );
    expect(missing).toEqual([]);
  });

  test('docs/data-attributes.md lists all data attributes of the code and no others', () => {
    const attributes = (text: string) => [...new Set(text.match(/data-[a-z-]*[a-z]/g))].sort();
    const fromDataset = (text: string) =>
      text.replace(/dataset\.(\w+)/g, (_, name: string) =>
        `data-${name.replace(/[A-Z]/g, (letter) => `-${letter}`)}`.toLowerCase(),
      );
    const code = files
      .filter((file) => /^(app|components|lib|styles)\/.*\.(tsx?|scss)$/.test(file) && !/\.(test|fixture)\./.test(file))
      .map((file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, ''));
    expect(attributes(readFileSync('docs/data-attributes.md', 'utf8'))).toEqual(
      attributes(fromDataset(code.join('\n'))),
    );
  });
});
