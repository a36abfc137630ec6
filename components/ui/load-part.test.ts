import { PART_MISSING, loadPart } from './load-part';

const arrived = () => new Promise((next) => setTimeout(next));
const use = jest.fn();
beforeEach(() => use.mockClear());
afterEach(() => delete document.documentElement.dataset.pressed);

test('loadPart uses a loaded part of the page at once if no press is under way', async () => {
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('loadPart uses a part that arrives during a press once, when the press is over', async () => {
  document.documentElement.dataset.pressed = '';
  loadPart(async () => 'tabs', use);
  await arrived();
  expect(use).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('press-over'));
  document.dispatchEvent(new Event('press-over'));
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('loadPart dispatches an event on the document, and uses nothing, when a part fails to load', async () => {
  const report = jest.fn();
  document.addEventListener(PART_MISSING, report, { once: true });
  loadPart(() => Promise.reject(new Error('missing')), use);
  await arrived();
  expect(report).toHaveBeenCalledTimes(1);
  expect(use).not.toHaveBeenCalled();
});
