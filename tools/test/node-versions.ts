import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installApart } from '../setup/install-apart';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { buildEnv } from './build-env';

const SITE = '.local/site-of-node';
/** The oldest version of Node.js that package.json allows, and the two newer lines that the project supports. */
const VERSIONS = '20.9.0,22,24';

/**
 * `npm run trial -- node`: builds the site into `.local/` and runs the unit tests, on each version of Node.js that the
 * project supports. Installs missing versions into `.local/` from npm. `--versions 22` tries one.
 */
void runTool(async () => {
  const { values } = parseArgs({ options: { versions: { type: 'string', default: VERSIONS } } });
  const rows: object[] = [];
  for (const version of values.versions.split(',')) {
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
    const packages = installApart(path.join('.local/node', version), [`${name}@${version}`]);
    const node = path.join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    // Puts this version of Node.js first on PATH, because tests start `node` and `npm` by their names.
    const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
    const passes = async (label: string, args: string[], settings: object = {}) => {
      console.log(`\nNode.js ${exact}: ${label} …`);
      const begun = Date.now();
      const { code } = await run(node, args, { env: { ...env, ...settings }, show: true });
      if (code !== 0) process.exitCode = 1;
      return `${code === 0 ? 'passed' : 'FAILED'}, ${Math.round((Date.now() - begun) / 1000)} s`;
    };
    const settings = { ...buildEnv(), PATH: env.PATH, EXPORT_DIR: SITE };
    const build = await passes('build', ['--import', 'tsx', 'tools/build/build.ts'], settings);
    rmSync(SITE, { recursive: true, force: true });
    const unitTests = await passes('unit tests', ['node_modules/jest/bin/jest.js', '--ci']);
    rows.push({ 'Node.js': exact, build, 'unit tests': unitTests });
  }
  console.table(rows);
});
