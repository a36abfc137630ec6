import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputHash } from '../make/document';
import { GUIDES_FOLDER, MADE_FROM, siteGuides } from './guides';

/**
 * Finds PDF guides that are missing, or were made from other words, another template, style or fonts.
 * @returns one line for each such guide, with the command that makes it anew
 */
export function staleGuides(inputs = siteGuides(), madeFrom = readMadeFrom()): string[] {
  const fresh = (file: string, hash: string) => madeFrom[file] === hash && existsSync(path.join(GUIDES_FOLDER, file));
  const stale = inputs.filter((input) => !fresh(input.file, inputHash(input)));
  const advice = 'is older than the words or the design of the guide: run "npm run make -- guide" and keep the result.';
  return stale.map(({ file }) => `${path.posix.join(GUIDES_FOLDER, file)} ${advice}`);
}

const readMadeFrom = (): Record<string, string> => JSON.parse(readFileSync(MADE_FROM, 'utf8'));
