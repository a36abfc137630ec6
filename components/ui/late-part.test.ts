import { PART_MISSING, latePart } from './late-part';

const arrived = () => new Promise((next) => setTimeout(next));
const use = jest.fn();
beforeEach(() => use.mockClear());
afterEach(() => delete document.documentElement.dataset.pressed);

test('a part is used when it has come', async () => {
  latePart(async () => 'tabs', use);
  await arrived();
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a part that comes in the middle of a press waits until the press is over', async () => {
  document.documentElement.dataset.pressed = '';
  latePart(async () => 'tabs', use);
  await arrived();
  expect(use).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('press-over'));
  document.dispatchEvent(new Event('press-over'));
  expect(use.mock.calls).toEqual([['tabs']]);
});

test('a part that does not come is told to the page', async () => {
  const told = jest.fn();
  document.addEventListener(PART_MISSING, told, { once: true });
  latePart(() => Promise.reject(new Error('missing')), use);
  await arrived();
  expect(told).toHaveBeenCalledTimes(1);
  expect(use).not.toHaveBeenCalled();
});
