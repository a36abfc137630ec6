/** @jest-environment node */
import { existsSync } from 'node:fs';
import { findOrInstall } from './debian';
import { run } from './run';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));
jest.mock('./run', () => ({ run: jest.fn() }));
const onDebian = (is: boolean) => jest.mocked(existsSync).mockReturnValue(is);
const ran = () => jest.mocked(run).mock.calls.map(([command, words]) => [command, ...words].join(' '));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'log').mockImplementation();
  onDebian(true);
  jest.mocked(run).mockResolvedValue({ code: 0, output: '' });
});

test('nothing is installed where the program already exists', async () => {
  expect(await findOrInstall(() => '/usr/bin/sun', ['sun'], 'Install sun.')).toBe('/usr/bin/sun');
  expect(run).not.toHaveBeenCalled();
});

test("Debian's packages are installed where the program is missing", async () => {
  let found: string | undefined;
  jest.mocked(run).mockImplementation(async () => {
    found = '/usr/bin/sun';
    return { code: 0, output: '' };
  });
  expect(await findOrInstall(() => found, ['sun', 'moon'], 'Install sun.')).toBe('/usr/bin/sun');
  expect(ran().at(-1)).toMatch(/apt-get -qq install -y --no-install-recommends sun moon$/);
});

test('a service of the packages is kept from starting', async () => {
  await findOrInstall(() => undefined, ['nginx'], 'Install nginx.', 'nginx').catch(() => undefined);
  expect(ran().at(-1)).toMatch(/sh \S*without-service\.sh nginx \S*apt-get/);
});

test.each([true, false])('a program that could not be installed is reported with advice, on Debian: %s', async (is) => {
  onDebian(is);
  jest.mocked(run).mockRejectedValue(new Error('no sudo'));
  jest.spyOn(console, 'error').mockImplementation();
  await expect(findOrInstall(() => undefined, ['sun'], 'Install sun.')).rejects.toThrow('Install sun.');
});
