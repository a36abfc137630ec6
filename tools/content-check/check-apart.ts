import path from 'node:path';
import { runApart } from './run-apart';

const TOOL = path.join(__dirname, 'content-check.ts');
/** Prints the lines of the check, or what stopped it, as JSON. */
const SCRIPT = `require(process.argv[1]).checkContent(process.argv[2], process.argv[3]).then(({ problems }) => problems, (error) => [error.message]).then((lines) => process.stdout.write(JSON.stringify(lines)))`;

/**
 * Checks the content in a process of its own: a program that has loaded words does not see them change.
 *
 * @param content the folder with the content files
 * @param files the folder with the files that they name
 * @returns one line per problem, with file, page, field and what was expected; of a file that cannot be read, why
 */
export function checkContentApart(
  content = path.resolve('content'),
  files = path.resolve('public'),
): Promise<string[]> {
  return runApart(SCRIPT, [TOOL, content, files]);
}
