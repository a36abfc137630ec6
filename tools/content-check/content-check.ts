/**
 * Loads every content file, so that each is checked by its schema, looks for the files that the words name, and tells
 * all that is wrong at once.
 * `npm run build` and `npm run dev` run it first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseDuplicates } from '../../content/define';
import { contentWarnings } from './content-warnings';
import { publicFileProblems } from './public-files';
import type { Words } from './remarks';

/** Every TypeScript file under a folder but its tests. */
function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
}

const PAGES = 'content/en/pages/';

/** @throws the error itself where it is no problem of content */
function linesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
  return error.message.split('\n');
}

/** One line for each page that has the address, title, description or headline of another. */
function samePages(words: Words[]): string[] {
  const pages = words
    .filter(({ file }) => file.startsWith(PAGES))
    .flatMap(({ file, exported }) =>
      Object.values(exported)
        .filter(isPage)
        .map((page) => ({ ...page, file })),
    );
  try {
    refuseDuplicates(pages);
    return [];
  } catch (error) {
    return linesOf(error);
  }
}

type Compared = Omit<Parameters<typeof refuseDuplicates>[0][number], 'file'>;
const isPage = (value: unknown): value is Compared =>
  typeof value === 'object' && value !== null && 'route' in value && 'seo' in value;

/** What a check of all content says, one line each, with file, page and field. */
export interface ContentReport {
  /** What stops the build. */
  problems: string[];
  /** What the build tells at its end. */
  warnings: string[];
}

/**
 * Checks all content.
 * @param folder the folder with the content files
 * @param publicFolder the folder with the pictures, films and guides that they name
 * @throws whatever a content file throws that is no problem of its content, for example a syntax error
 */
export async function checkContent(
  folder = path.join(process.cwd(), 'content'),
  publicFolder = path.join(process.cwd(), 'public'),
): Promise<ContentReport> {
  const problems = new Set<string>();
  const words: Words[] = [];
  let pageFailed = false;
  for (const file of contentFiles(folder)) {
    const name = `content/${path.relative(folder, file).split(path.sep).join('/')}`;
    try {
      const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
      words.push({ file: name, source: readFileSync(file, 'utf8'), exported });
    } catch (error) {
      linesOf(error).forEach((line) => problems.add(line));
      pageFailed ||= name.startsWith(PAGES);
    }
  }
  // The list of pages, which compares them with one another, is not loaded where one of them fails.
  if (pageFailed) samePages(words).forEach((line) => problems.add(line));
  return { problems: [...problems, ...publicFileProblems(words, publicFolder)], warnings: contentWarnings(words) };
}
