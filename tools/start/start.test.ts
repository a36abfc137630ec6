/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, hasEnded, npmProject } from '../setup/npm-project.fixture';

/** Stops before anything is installed or built, since the port is looked at first. */
const start = (PORT: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start/start.mjs'], {
    env: { ...process.env, PORT },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test.each(['127.0.0.1', '::1'])('a port that is taken on %s ends npm start with one sentence', async (host) => {
  const server = net.createServer();
  const listening = await new Promise<boolean>((resolve) =>
    server.on('error', () => resolve(false)).listen(0, host, () => resolve(true)),
  );
  // A machine without IPv6 has nothing to take.
  if (!listening) return;
  const { port } = server.address() as net.AddressInfo;
  expect(start(String(port))).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is already in use. Stop the other program or run: PORT=${port + 1} npm start\n`,
  });
  await new Promise((resolve) => server.close(resolve));
});

test.each(['abc', '0', '65536', '-1', '3000.5', ' 3000'])('a PORT of "%s" ends npm start with one sentence', (port) => {
  expect(start(port)).toEqual({
    status: 1,
    stdout: '',
    stderr: `PORT is "${port}", which is not a port. Give a number from 1 to 65535, for example: PORT=3001 npm start\n`,
  });
});

describe('npm start', () => {
  let project: ReturnType<typeof npmProject>;
  beforeEach(() => {
    project = npmProject('start', `node ${path.resolve('tools/start/start.mjs')}`);
    project.write('package-lock.json', '{}');
    // Packages that are installed, by a stand-in for npm; a stand-in for the build, and the real server.
    project.write('npm.js', '');
    const packages = pathToFileURL(path.resolve('tools/setup/packages.mjs')).href;
    spawnSync(
      process.execPath,
      ['-e', `import(${JSON.stringify(packages)}).then(({ installPackages }) => installPackages())`],
      { cwd: project.folder, env: { ...process.env, npm_execpath: path.join(project.folder, 'npm.js') } },
    );
    project.write('tools/build/build.ts', "require('fs').mkdirSync(process.env.EXPORT_DIR, { recursive: true });");
    project.write('tools/preview/serve.ts', `require(${JSON.stringify(path.resolve('tools/preview/serve.ts'))});`);
  });
  afterEach(() => project.remove());

  test.each([
    ['npm', 'SIGTERM'],
    ['group', 'SIGINT'],
  ] as const)(
    'leaves no process and no open port when %s has got %s',
    async (target, signal) => {
      const running = await project.run('Inbox:');
      expect(await answers(running.port)).toBe(true);
      process.kill(running[target], signal);
      expect(await hasEnded(running.group)).toBe(true);
      expect(await answers(running.port)).toBe(false);
    },
    120_000,
  );
});
