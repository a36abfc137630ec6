/** @jest-environment node */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './debian';
import { onPath } from './on-path';
import { run } from '../system/run';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));
jest.mock('./on-path', () => ({ onPath: jest.fn() }));
jest.mock('../system/run', () => ({ run: jest.fn() }));
const onDebian = (is: boolean) => jest.mocked(existsSync).mockReturnValue(is);
const ran = () => jest.mocked(run).mock.calls.map(([command, words]) => [command, ...words].join(' '));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'log').mockImplementation();
  onDebian(true);
  jest.mocked(onPath).mockReturnValue(undefined);
  jest.mocked(run).mockResolvedValue({ code: 0, output: '' });
});

test('no Debian package is installed if all needed programs and files exist', async () => {
  jest.mocked(onPath).mockReturnValue('/usr/bin/sun');
  await ensureInstalled(['sun', '/usr/lib/moon.so'], ['sun', 'moon']);
  expect(run).not.toHaveBeenCalled();
});

test("Debian's packages are installed if one of their programs is missing", async () => {
  jest.mocked(run).mockImplementation(async () => {
    jest.mocked(onPath).mockReturnValue('/usr/bin/sun');
    return { code: 0, output: '' };
  });
  await ensureInstalled(['sun'], ['sun', 'moon']);
  expect(ran().at(-1)).toMatch(/apt-get -qq install -y --no-install-recommends sun moon$/);
});

test('an installation waits until another one that has begun ends', async () => {
  await ensureInstalled(['sun'], ['sun']).catch(() => undefined);
  expect(ran()).toEqual([1, 2].map(() => expect.stringMatching(/^flock -o \/usr\/bin\/apt-get /)));
});

test('the service of a Debian package is kept from starting when the package is installed', async () => {
  await ensureInstalled(['nginx'], ['nginx'], 'nginx').catch(() => undefined);
  expect(ran().at(-1)).toMatch(/sh \S*without-service\.sh nginx \S*apt-get/);
});

test.each([
  ['on Debian', true],
  ['on another system', false],
])('%s, a program that could not be installed is named in an error', async (_, is) => {
  onDebian(is);
  jest.mocked(run).mockRejectedValue(new Error('no sudo'));
  jest.spyOn(console, 'error').mockImplementation();
  await expect(ensureInstalled(['sun'], ['solar'])).rejects.toThrow(
    'This needs solar: install them and run the command again. sun is not there.',
  );
});
