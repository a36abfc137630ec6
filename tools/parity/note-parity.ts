import { readdirSync } from 'node:fs';
import { runTool } from '../setup/progress';
import { parityOf, writeNotes } from './parity';

/**
 * `npm run make -- parity`: compares the words of every other language with the English ones, and notes for which
 * English each new or changed text was written. Fails while words differ from the English.
 */
void runTool(async () => {
  const codes = readdirSync('content').filter((code) => /^[a-z]{2}$/.test(code) && code !== 'en');
  for (const code of codes) {
    const parity = await parityOf(code);
    writeNotes(code, parity);
    for (const line of [...parity.problems, ...parity.missing, ...parity.outdated]) console.log(line);
    console.log(
      `${code}: ${parity.problems.length} differences, ${parity.missing.length} missing files, ${parity.outdated.length} texts older than their English.`,
    );
    if (parity.problems.length > 0) process.exitCode = 1;
  }
});
