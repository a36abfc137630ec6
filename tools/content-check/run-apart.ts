import { execFile } from 'node:child_process';

/**
 * Runs a script in a process of its own: a program that has loaded words does not see them change.
 *
 * @param script prints its result as JSON
 * @param args what it finds from `process.argv[1]` on
 */
export function runApart<Result>(script: string, args: string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--eval', script, ...args],
      { maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The content could not be checked: ${stderr.trim() || error.message}`));
        else resolve(JSON.parse(stdout) as Result);
      },
    );
  });
}
