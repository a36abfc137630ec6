/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import net from 'node:net';

const start = (PORT: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/start/start.ts'], {
    env: { ...process.env, PORT },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test.each(['127.0.0.1', '::1'])('npm start prints one sentence and fails if the port is in use on %s', async (host) => {
  const server = net.createServer();
  const listening = await new Promise<boolean>((resolve) =>
    server.on('error', () => resolve(false)).listen(0, host, () => resolve(true)),
  );
  if (!listening) return;
  const { port } = server.address() as net.AddressInfo;
  expect(start(String(port))).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is already in use. Stop the other program or run: PORT=${port + 1} npm start\n`,
  });
  await new Promise((resolve) => server.close(resolve));
});

test.each(['abc', '0', '65536', '-1', '3000.5', ' 3000'])(
  'npm start prints one sentence and fails if PORT is "%s"',
  (port) => {
    expect(start(port)).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT is "${port}", which is not a port. Give a number from 1 to 65535, for example: PORT=3001 npm start\n`,
    });
  },
);
