import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from '../setup/npm.mjs';
import { messageOf } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { buildEnv } from '../test/build-env.mjs';

const FOLDER = path.join('.local', 'node');
const SITE = '.local/site-of-node';
/** The oldest version of `engines`, and the newest of the two that are kept up beside it. */
const VERSIONS = '20.9.0,22,24';

/**
 * `npm run test:node`: builds the site, into `.local/`, and runs the unit tests on each version of Node.js that the project
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
  const folder = path.resolve(FOLDER, version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Node.js ${version} is installed into ${path.relative('.', folder)}/ …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const [command, args] = npm(
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${version}`,
  );
  execFileSync(command, args, { stdio: 'inherit' });
  return program;
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
