import { PART_MISSING, loadPart } from './load-part';

const arrived = () => new Promise((next) => setTimeout(next));
const use = jest.fn();
beforeEach(() => use.mockClear());
afterEach(() => delete document.documentElement.dataset.pressed);

test('a part that arrives while nothing is pressed is used at once', async () => {
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a part that arrives during a press is used once, after the press', async () => {
  document.documentElement.dataset.pressed = '';
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('press-over'));
  document.dispatchEvent(new Event('press-over'));
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a part that fails to load is reported by an event on the document', async () => {
  const report = jest.fn();
  document.addEventListener(PART_MISSING, report, { once: true });
  loadPart(() => Promise.reject(new Error('missing')), use);
  await arrived();
  expect(report).toHaveBeenCalledTimes(1);
  expect(use).not.toHaveBeenCalled();
});
