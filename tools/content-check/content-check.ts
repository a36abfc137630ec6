/**
 * Loads every content file, so that each is checked by its schema, looks for the files that the words name, and tells
 * all that is wrong at once.
 * `npm run build` and `npm run dev` run it first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicFileProblems, type Words } from './public-files';

/** Every TypeScript file under a folder but its tests. */
function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
}

/**
 * Checks all content.
 * @param folder the folder with the content files
 * @param publicFolder the folder with the pictures, films and guides that they name
 * @returns one line per problem, with file, page, field and what was expected; none when all is well
 * @throws whatever a content file throws that is no problem of its content, for example a syntax error
 */
export async function checkContent(folder = path.join(process.cwd(), 'content'), publicFolder = path.join(process.cwd(), 'public')): Promise<string[]> {
  const problems = new Set<string>();
  const words: Words[] = [];
  for (const file of contentFiles(folder)) {
    try {
      const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
      const name = `content/${path.relative(folder, file).split(path.sep).join('/')}`;
      words.push({ file: name, source: readFileSync(file, 'utf8'), exported });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
      error.message.split('\n').forEach((line) => problems.add(line));
    }
  }
  return [...problems, ...publicFileProblems(words, publicFolder)];
}
