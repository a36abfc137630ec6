/** @jest-environment node */
import path from 'node:path';
import { answers, hasEnded, npmProject } from '../setup/npm-project.fixture';

/** A stand-in for Next, with a server in a process of its own, as Next has. */
const NEXT = `
const child = require('child_process').fork(__filename + '-server.js');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (child.kill(signal), process.exit()));
`;
const NEXT_SERVER = `require('http').createServer().listen(process.env.PORT, '127.0.0.1', () => console.log('Ready'));`;

let project: ReturnType<typeof npmProject>;
beforeEach(() => {
  project = npmProject('dev', `node ${path.resolve('tools/run.mjs')} dev.ts`);
  project.write(
    'dev.ts',
    `console.log('Program ' + process.pid); void require(${JSON.stringify(path.resolve('tools/build/dev-servers'))}).devServers([], Number(process.env.PORT));`,
  );
  project.write('node_modules/next/dist/bin/next', NEXT);
  project.write('node_modules/next/dist/bin/next-server.js', NEXT_SERVER);
  // The studio watches these folders.
  for (const folder of ['content', 'app', 'lib']) project.write(`${folder}/a.ts`, '');
});
afterEach(() => project.remove());

test.each([
  ['npm', 'SIGTERM'],
  ['program', 'SIGTERM'],
  ['program', 'SIGINT'],
  // As a terminal sends Ctrl-C.
  ['group', 'SIGINT'],
] as const)(
  'after %s of npm run dev has got %s, no process and no open port is left',
  async (target, signal) => {
    const running = await project.run('Ready');
    const studio = Number(/Studio: http:\/\/localhost:(\d+)/.exec(running.said)![1]);
    expect([await answers(running.port), await answers(studio)]).toEqual([true, true]);
    const program = Number(/Program (\d+)/.exec(running.said)![1]);
    process.kill({ ...running, program }[target], signal);
    expect(await hasEnded(running.group)).toBe(true);
    expect([await answers(running.port), await answers(studio)]).toEqual([false, false]);
  },
  120_000,
);
