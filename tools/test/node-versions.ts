import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installApart } from '../setup/install-apart.mjs';
import { messageOf } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { buildEnv } from './build-env.mjs';

const FOLDER = path.join('.local', 'node');
const SITE = '.local/site-of-node';
/** The oldest version that package.json allows, and the newest of the two other supported lines. */
const VERSIONS = '20.9.0,22,24';

/**
 * `npm run trial -- node`: builds the site, into `.local/`, and runs the unit tests on each version of Node.js that the project
 * promises to work on. They are installed into `.local/` from npm, when they are missing. `--versions 22` takes one.
 */
async function testVersions(): Promise<void> {
  const { values } = parseArgs({ options: { versions: { type: 'string', default: VERSIONS } } });
  const rows: object[] = [];
  for (const version of values.versions.split(',')) {
    const node = install(version);
    const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    // Tests start `node` and `npm` by their names.
    const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
    console.log(`\nNode.js ${exact}: build …`);
    const built = await timed(node, ['--import', 'tsx', 'tools/build/build.ts'], {
      ...(await buildEnv()),
      PATH: env.PATH,
      EXPORT_DIR: SITE,
    });
    rmSync(SITE, { recursive: true, force: true });
    console.log(`\nNode.js ${exact}: unit tests …`);
    const tested = await timed(node, ['node_modules/jest/bin/jest.js', '--ci'], env);
    rows.push({ 'Node.js': exact, build: built, 'unit tests': tested });
  }
  console.table(rows);
}

/** @returns the program of a version, for example `20.9.0` or `22` for its newest */
function install(version: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const packages = installApart(path.join(FOLDER, version), [`${name}@${version}`]);
  return path.join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs a program to its end, and says how that went and how long it took. */
async function timed(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const begun = Date.now();
  const { code } = await run(program, args, { env, show: true });
  if (code !== 0) process.exitCode = 1;
  return `${code === 0 ? 'passed' : 'FAILED'}, ${Math.round((Date.now() - begun) / 1000)} s`;
}

testVersions().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
