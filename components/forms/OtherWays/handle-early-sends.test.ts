import { type EarlyForm, handleEarlySends } from './handle-early-sends';

const form = () => document.querySelector<EarlyForm>('form')!;
const help = () => document.querySelector<HTMLElement>('[data-help]')!;

/**
 * Simulates a press on send with a name filled in. Returns whether the browser would then submit the form by itself.
 */
function press(name: string) {
  form().querySelector('input')!.value = name;
  return form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

beforeAll(handleEarlySends);
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><input name="fullName" /><p data-help hidden>Call us</p></form>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete document.documentElement.dataset.scripts;
});

test('a press on send before React runs marks the form as sending at once, and is given up after 10 seconds', () => {
  expect(press('Asha')).toBe(false);
  expect(form()).toHaveAttribute('data-sending');
  jest.advanceTimersByTime(9_999);
  expect(form()).toHaveAttribute('data-sending');
  expect(help()).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
  expect(form().earlySend).toBeUndefined();
});

test('when send is pressed twice before React runs, only the second press is kept, for 10 seconds of its own', () => {
  press('Asha');
  jest.advanceTimersByTime(6_000);
  press('Asha Devi');
  jest.advanceTimersByTime(4_000);
  expect(form()).toHaveAttribute('data-sending');
  expect(form().earlySend?.get('fullName')).toBe('Asha Devi');
  jest.advanceTimersByTime(6_000);
  expect(form()).not.toHaveAttribute('data-sending');
});

test('a form whose scripts have failed does not say "Sending…"', () => {
  document.documentElement.dataset.scripts = 'failed';
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});

test('the script for early sends does nothing in a form that React has taken over', () => {
  help().remove();
  expect(press('Asha')).toBe(true);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(form().earlySend).toBeUndefined();
});
