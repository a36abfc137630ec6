import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(process.cwd(), 'tools/preview/inbox/index.html'), 'utf8');
const LATE = /^The switch was not changed: no answer came within 3 seconds\. .*close the others/;

let tell: jest.Mock<void, [string]>;
let answer: { respond: (mode: string) => void; refuse: () => void };
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit?]>();

const select = () => document.getElementById('mode') as HTMLSelectElement;
const changing = () => document.getElementById('changing')!;

/** Moves the switch as a hand does. */
function choose(mode: string) {
  select().value = mode;
  select().dispatchEvent(new Event('change'));
}

/** Each request waits until the test answers it, or until it is given up. */
function hang(_: string, init?: RequestInit): Promise<unknown> {
  return new Promise((resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    answer = {
      respond: (mode) => resolve({ ok: true, json: async () => ({ mode }), text: async () => '' }),
      refuse: () => reject(new TypeError('Failed to fetch')),
    };
  });
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = page;
  fetchMock.mockReset().mockImplementation(hang);
  Object.assign(window, { fetch: fetchMock });
  tell = jest.fn();
  const { wireModes, showMode } = await import('./failure-switch.mjs');
  wireModes(tell);
  showMode('works');
});
afterEach(() => jest.useRealTimers());

test('a change is under way until the server has answered', async () => {
  expect(changing()).toBeEmptyDOMElement();
  choose('429');
  expect(changing()).toHaveTextContent('changing…');
  answer.respond('429');
  await jest.advanceTimersByTimeAsync(0);
  expect(changing()).toBeEmptyDOMElement();
  expect(select().value).toBe('429');
  expect(tell).toHaveBeenLastCalledWith('');
});

test('a change without an answer within 3 seconds is given up, said in words, and shown as not made', async () => {
  choose('silence');
  await jest.advanceTimersByTimeAsync(2900);
  expect(tell).not.toHaveBeenCalled();
  expect(changing()).toHaveTextContent('changing…');
  await jest.advanceTimersByTimeAsync(200);
  expect(tell).toHaveBeenLastCalledWith(expect.stringMatching(LATE));
  expect(changing()).toBeEmptyDOMElement();
  expect(select().value).toBe('works');
});

test('after a change that was given up the next one is made', async () => {
  choose('silence');
  await jest.advanceTimersByTimeAsync(3100);
  choose('500');
  answer.respond('500');
  await jest.advanceTimersByTimeAsync(0);
  expect(select().value).toBe('500');
  expect(tell).toHaveBeenLastCalledWith('');
});

test('of two changes the later one counts, whichever is answered first', async () => {
  choose('400');
  const first = answer;
  choose('500');
  answer.respond('500');
  await jest.advanceTimersByTimeAsync(0);
  first.respond('400');
  await jest.advanceTimersByTimeAsync(0);
  expect(select().value).toBe('500');
});

test('a server that is gone is said at once', async () => {
  choose('500');
  answer.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenLastCalledWith(
    'The switch was not changed: the server did not answer. Is npm start still running?',
  );
  expect(select().value).toBe('works');
});
