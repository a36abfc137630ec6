/** @jest-environment node */
import { stopOnWrongContent } from '../check-content/check-content';
import { run } from '../system/run';

jest.mock('../check-content/check-content', () => ({ stopOnWrongContent: jest.fn() }));
jest.mock('../system/run', () => ({ run: jest.fn() }));

const argv = process.argv;
let said: string[];
let ran: string[];
beforeEach(() => {
  [said, ran] = [[], []];
  for (const stream of ['log', 'error'] as const)
    jest.spyOn(console, stream).mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  jest.mocked(stopOnWrongContent).mockImplementation(() => {
    ran.push('check');
    return [];
  });
  jest.mocked(run).mockImplementation(async (_, words) => {
    ran.push(words.at(-1)!);
    return { code: 0, output: '' };
  });
});
afterEach(() => {
  jest.clearAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
});

async function make(...names: string[]) {
  process.argv = [process.execPath, 'tools/make/make.ts', ...names];
  jest.isolateModules(() => void jest.requireActual('./make'));
  await new Promise(setImmediate);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return code;
}

test('npm run make runs all programs of each named kind of file, one after the other', async () => {
  expect(await make('fonts', 'icons')).toBe(0);
  expect(ran).toEqual(['tools/fonts/subset-fonts.ts', 'tools/fonts/outline-letters.mts', 'tools/icons/make-icons.ts']);
});

test.each([[['icons', 'icecream']], [[]]])(
  'npm run make with the names %j prints the possible names and makes nothing',
  async (names) => {
    expect(await make(...names)).toBe(1);
    expect(said).toEqual(['Name what to make. Possible are: cards, drawings, fonts, guide, icons, images.']);
    expect(ran).toEqual([]);
  },
);

test('npm run rebrand makes the pictures, checks the content, and makes each kind of file before the files that show it', async () => {
  expect(await make('rebrand')).toBe(0);
  expect(ran).toEqual([
    'tools/images/images.ts',
    'check',
    'tools/icons/make-icons.ts',
    'tools/guide/make-guides.ts',
    'tools/images/images.ts',
    'tools/cards/make-cards.ts',
  ]);
});

test('a mistake in the content stops npm run rebrand once the pictures are made', async () => {
  jest.mocked(stopOnWrongContent).mockImplementation(() => {
    throw new Error('content/company.yaml:4:8 phone: a wrong phone');
  });
  expect(await make('rebrand')).toBe(1);
  expect(said).toEqual(['content/company.yaml:4:8 phone: a wrong phone']);
  expect(ran).toEqual(['tools/images/images.ts']);
});

test('npm run make stops at the first kind of file whose program fails, and names that kind', async () => {
  jest.mocked(run).mockResolvedValue({ code: 3, output: '' });
  expect(await make('icons', 'cards')).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['"npm run make -- icons" failed, and nothing after it was made: the reason stands above.']);
});
