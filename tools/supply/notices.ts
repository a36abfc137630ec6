import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInPages, packageName, packagesOf } from './supply-problems';

export const NOTICES = 'third-party-licences.txt';

const LINE = '-'.repeat(72);
/** Some packages name the MIT licence but do not bring its text. */
const MIT = readFileSync(path.join(__dirname, 'mit.txt'), 'utf8').trim();

export function notices(root: string): string {
  const headings = new Map<string, string[]>();
  for (const [place, { version, license, ...marks }] of packagesOf(root)) {
    if (!isInPages(marks)) continue;
    const text = licenceText(path.join(root, place), license);
    headings.set(text, [...(headings.get(text) ?? []), `${packageName(place)} ${version} (${license})`]);
  }
  const body = [...headings].map(([text, names]) => `${LINE}\n${names.join('\n')}\n\n${text}\n`);
  return `This site is made with the work of others. Their licences:\n\n${body.join('\n')}`;
}

function licenceText(folder: string, licence: string | undefined): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(name));
  const texts = names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\r\n?/g, '\n'));
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n');
  if (licence !== 'MIT') throw new Error(`${folder} brings no text of its licence: ${NOTICES} cannot be written.`);
  const { name, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // A package.json writes the author as `{ name }` or as `Name <address> (page)`.
  const holder = (author?.name ?? author)?.replace(/\s*[<(].*$/, '') || `the authors of ${name}`;
  return `Copyright (c) ${holder}\n\n${MIT}`;
}
