/**
 * Checks all words of the site, looks for the files that they name, and tells all that is wrong at once.
 * `npm run build` and `npm run dev` run it first.
 */
import path from 'node:path';
import { english } from '../../content/en/english';
import { facts } from '../../content/facts/facts';
import { lineOf } from '../../content/problems';
import { checkLanguage, type Checked } from '../../content/read';
import { contentWarnings } from './content-warnings';
import { publicFileProblems } from './public-files';

/** What a check of all content says, one line each, with file, page and field. */
export interface ContentReport {
  /** What stops the build. */
  problems: string[];
  /** What the build tells at its end. */
  warnings: string[];
}

/**
 * Checks all content.
 * @param languages what was read of each; those of the site unless others are given
 * @param publicFolder the folder with the pictures, films and guides that they name
 */
export function checkContent(
  languages: Checked[] = [checkLanguage(english, facts)],
  publicFolder = path.join(process.cwd(), 'public'),
): ContentReport {
  return {
    problems: languages.flatMap((checked) => [
      ...checked.problems.map(lineOf),
      ...publicFileProblems(checked, publicFolder),
    ]),
    warnings: languages.flatMap((checked) => contentWarnings(checked)),
  };
}
