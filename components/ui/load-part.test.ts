import { PART_MISSING, loadPart } from './load-part';

const arrived = () => new Promise((next) => setTimeout(next));
const use = jest.fn();
beforeEach(() => use.mockClear());
afterEach(() => delete document.documentElement.dataset.pressed);

test('a late part of the page is used as soon as it has loaded', async () => {
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a late part that loads during a press is used after the press', async () => {
  document.documentElement.dataset.pressed = '';
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('press-over'));
  document.dispatchEvent(new Event('press-over'));
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a late part that fails to load is reported to the document by an event', async () => {
  const report = jest.fn();
  document.addEventListener(PART_MISSING, report, { once: true });
  loadPart(() => Promise.reject(new Error('missing')), use);
  await arrived();
  expect(report).toHaveBeenCalledTimes(1);
  expect(use).not.toHaveBeenCalled();
});
