import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureSize } from './picture-size';

/** What a content file exports. */
export interface Words {
  /** As a reader of the repository knows it, for example `content/news.ts`. */
  file: string;
  source: string;
  exported: Record<string, unknown>;
}

interface Problem {
  line: string;
  /** Whether the address stands in the file itself, and does not come from another file that it takes words from. */
  atHome: boolean;
}

/** The folders of public/ whose files content names. Of a photograph's files one stands for all. */
const ADDRESS = /^\/(pictures|films|guides)\/|^\/generated\/.+\.jpg$/;

/**
 * Compares the files that content names with those in public/.
 * @returns one line for each that is not there or whose picture has another size, with the file that names it
 */
export function publicFileProblems(words: Words[], publicFolder: string): string[] {
  const published = filesIn(publicFolder);
  const byMessage = new Map<string, Problem[]>();
  for (const { file, source, exported } of words) {
    const check = (value: unknown, field: string, page: string): void => {
      if (typeof value === 'string') return note(value, field, page, missing(value, published));
      if (Array.isArray(value)) return value.forEach((item, index) => check(item, `${field}[${index}]`, page));
      if (!isPlain(value)) return;
      const { src, route } = value;
      const shownOn = typeof route === 'string' ? route : page;
      if (typeof src === 'string' && published.has(src)) note(src, `${field}.width`, shownOn, otherSize(value, src, publicFolder));
      for (const [key, inner] of Object.entries(value)) check(inner, field ? `${field}.${key}` : key, shownOn);
    };
    const note = (address: string, field: string, page: string, message: string | undefined) => {
      if (message === undefined) return;
      const line = `${file} · page: ${page} · field: ${field} · ${message}`;
      byMessage.set(message, [...(byMessage.get(message) ?? []), { line, atHome: source.includes(address) }]);
    };
    check({ ...exported }, '', 'every page that shows it');
  }
  return [...byMessage.values()].flatMap((problems) => {
    const home = problems.filter(({ atHome }) => atHome);
    return (home.length > 0 ? home : problems.slice(0, 1)).map(({ line }) => line);
  });
}

/** Asked of the list and not of the disk: some disks take /pictures/Roof.svg for roof.svg, and web servers do not. */
function filesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
}

function missing(value: string, published: Set<string>): string | undefined {
  const address = value.replace(/[?#].*$/, '');
  if (!ADDRESS.test(address) || published.has(address)) return undefined;
  return `expected a file in public/, and ${address} is not there`;
}

function otherSize({ width, height }: Record<string, unknown>, src: string, publicFolder: string): string | undefined {
  if (width === undefined || height === undefined) return undefined;
  const size = pictureSize(src, readFileSync(path.join(publicFolder, src)));
  if (!size || (size.width === width && size.height === height)) return undefined;
  return `expected the size of ${src}, which is ${size.width} by ${size.height} pixels, got ${String(width)} by ${String(height)}`;
}

/** Schemas and functions stand beside words here and there, and hold no words. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
