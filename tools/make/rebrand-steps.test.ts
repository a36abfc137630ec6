/** @jest-environment node */
import { makeAll } from './rebrand-steps';

let told: string[];
beforeEach(() => {
  told = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => told.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('each step runs before those that show its result', async () => {
  const ran: string[] = [];
  await makeAll(
    async () => void ran.push('check'),
    async (kind) => ran.push(kind),
  );
  expect(ran).toEqual(['images', 'check', 'icons', 'guide', 'images', 'cards']);
  expect(told).toContainEqual(expect.stringMatching(/^6\/6 Cards: done \(\d+\.\d s\)$/));
});

test('wrong words stop everything after the pictures', async () => {
  const ran: string[] = [];
  const wrong = () => Promise.reject(new Error('content/facts/company.ts · a wrong phone'));
  await expect(makeAll(wrong, async (kind) => ran.push(kind))).rejects.toThrow(
    'content/facts/company.ts · a wrong phone',
  );
  expect(ran).toEqual(['images']);
});

test('the first step that fails stops the others, and says what to do', async () => {
  const ran: string[] = [];
  const failing = async (kind: string) => {
    ran.push(kind);
    if (kind === 'guide') throw new Error('No browser is there.');
  };
  await expect(makeAll(async () => undefined, failing)).rejects.toThrow(
    '"npm run make -- guide" failed, and nothing after it was made. Put right what it says here, then run "npm run rebrand" again.\nNo browser is there.',
  );
  expect(ran.at(-1)).toBe('guide');
  expect(told.at(-1)).toMatch(/^4\/6 Guides: failed/);
});
