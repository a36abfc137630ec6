import { wireEarlySends } from './wire-early-sends';

type Waiting = Document & { $$reactFormReplay?: unknown[] };

const form = () => document.querySelector('form')!;
const help = () => document.querySelector<HTMLElement>('[data-asleep]')!;

/** Fakes a press on send before React runs: React notes the form, the button and what the form held. */
function press(held: string) {
  form().dispatchEvent(new Event('submit', { bubbles: true }));
  ((document as Waiting).$$reactFormReplay ??= []).push(form(), null, held);
  jest.advanceTimersByTime(0);
}

beforeAll(wireEarlySends);
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><p data-asleep hidden>Call us</p></form>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(document, '$$reactFormReplay');
  delete document.documentElement.dataset.scripts;
});

test('a press on send is marked at once, and given up after 10 seconds', () => {
  press('Asha');
  expect(form()).toHaveAttribute('data-sending');
  jest.advanceTimersByTime(9_999);
  expect(form()).toHaveAttribute('data-sending');
  expect(help()).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
  expect((document as Waiting).$$reactFormReplay).toEqual([]);
});

test('of two presses the second keeps the mark for 10 seconds of its own', () => {
  press('Asha');
  jest.advanceTimersByTime(6_000);
  press('Asha Devi');
  jest.advanceTimersByTime(4_000);
  expect(form()).toHaveAttribute('data-sending');
  expect((document as Waiting).$$reactFormReplay).toEqual([form(), null, 'Asha Devi']);
  jest.advanceTimersByTime(6_000);
  expect(form()).not.toHaveAttribute('data-sending');
});

test('a form whose scripts have failed does not say that it is sending', () => {
  document.documentElement.dataset.scripts = 'failed';
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});

test('a form that React has taken over is not marked', () => {
  help().remove();
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});
