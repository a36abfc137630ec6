import { handleEarlySends } from './handle-early-sends';

type ReplayDocument = Document & { $$reactFormReplay?: unknown[] };

const form = () => document.querySelector('form')!;
const help = () => document.querySelector<HTMLElement>('[data-help]')!;

/** Simulates a press on send before React runs: React notes the form, the button and the form's data. */
function press(data: string) {
  form().dispatchEvent(new Event('submit', { bubbles: true }));
  ((document as ReplayDocument).$$reactFormReplay ??= []).push(form(), null, data);
  jest.advanceTimersByTime(0);
}

beforeAll(handleEarlySends);
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><p data-help hidden>Call us</p></form>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(document, '$$reactFormReplay');
  delete document.documentElement.dataset.scripts;
});

test('a press on send before React runs marks the form as sending at once, and is given up after 10 seconds', () => {
  press('Asha');
  expect(form()).toHaveAttribute('data-sending');
  jest.advanceTimersByTime(9_999);
  expect(form()).toHaveAttribute('data-sending');
  expect(help()).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
  expect((document as ReplayDocument).$$reactFormReplay).toEqual([]);
});

test('of two presses on send before React runs the second is kept, with 10 seconds of its own', () => {
  press('Asha');
  jest.advanceTimersByTime(6_000);
  press('Asha Devi');
  jest.advanceTimersByTime(4_000);
  expect(form()).toHaveAttribute('data-sending');
  expect((document as ReplayDocument).$$reactFormReplay).toEqual([form(), null, 'Asha Devi']);
  jest.advanceTimersByTime(6_000);
  expect(form()).not.toHaveAttribute('data-sending');
});

test('a form whose scripts have failed does not say "Sending…"', () => {
  document.documentElement.dataset.scripts = 'failed';
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});

test('the script for early sends leaves a form alone that React has taken over', () => {
  help().remove();
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});
