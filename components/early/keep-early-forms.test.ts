import { keepEarlyForms } from './keep-early-forms';

const form = () => document.querySelector('form')!;
const field = () => form().querySelector('input')!;
const help = () => document.querySelector<HTMLElement>('[data-help]')!;
const kept = () => window.earlySends?.['draft:landing'];
const draft = () => JSON.parse(localStorage.getItem('draft:landing') ?? '{}').values;

function press(name: string) {
  field().value = name;
  return form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
const drawAnew = () => form().replaceWith(form().cloneNode(true));

beforeAll(() => keepEarlyForms(['agreeTerms', 'website']));
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<form data-draft="draft:landing">
    <input name="fullName" /><input name="city" value="Varanasi" /><input type="checkbox" name="agreeTerms" />
    <p data-help hidden>Call us</p><p data-stale hidden><button>Reload</button></p></form>`;
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete document.documentElement.dataset.scripts;
  delete window.earlySends!['draft:landing'];
  localStorage.clear();
});

test('a form whose send is pressed before React runs is marked as sending for 10 seconds, and then shows other ways to reach the company', () => {
  expect(press('Asha')).toBe(false);
  expect(form()).toHaveAttribute('data-sending');
  expect(kept()).toContainEqual(['fullName', 'Asha']);
  jest.advanceTimersByTime(9_999);
  expect(form()).toHaveAttribute('data-sending');
  expect(help()).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
  expect(kept()).toBe('given up');
});

test('if React replaces a form after a press on send, other ways to reach the company appear in the new form after 10 seconds', () => {
  press('Asha');
  drawAnew();
  jest.advanceTimersByTime(10_000);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
});

test('a second press on send before React runs replaces the answers of the first press and restarts the wait of 10 seconds', () => {
  press('Asha');
  jest.advanceTimersByTime(6_000);
  press('Asha Devi');
  jest.advanceTimersByTime(4_000);
  expect(form()).toHaveAttribute('data-sending');
  expect(help()).not.toBeVisible();
  expect(kept()).toContainEqual(['fullName', 'Asha Devi']);
  jest.advanceTimersByTime(6_000);
  expect(form()).not.toHaveAttribute('data-sending');
});

test('a press on send does not mark the form as sending when the scripts have failed', () => {
  document.documentElement.dataset.scripts = 'failed';
  press('Asha');
  expect(form()).not.toHaveAttribute('data-sending');
});

test('keepEarlyForms ignores a press on send in a form that React has taken over', () => {
  help().remove();
  expect(press('Asha')).toBe(true);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(kept()).toBeUndefined();
});

test('when the scripts fail after a press on send, the form shows other ways to reach the company, and React will not send the answers of that press', () => {
  press('Asha');
  document.dispatchEvent(new Event('scripts-failed'));
  expect(help()).toBeVisible();
  expect(kept()).toBe('given up');
});

describe.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('keepEarlyForms on a page that is %s before React runs', (_, leave) => {
  test('what was typed is saved as a draft, without the consent and without initial values', () => {
    field().value = 'Asha';
    form().querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    leave();
    expect(draft()).toEqual({ fullName: 'Asha' });
  });

  test('if send was pressed before the page was left, the draft is marked as unsent', () => {
    press('Asha');
    leave();
    expect(draft()).toEqual({ fullName: 'Asha', unsent: 'yes' });
  });

  test('a new draft replaces the answers of an older draft that were typed again, and keeps the others', () => {
    localStorage['draft:landing'] = JSON.stringify({ saved: 1, values: { fullName: 'A', pinCode: '221001' } });
    field().value = 'Asha';
    leave();
    expect(draft()).toEqual({ fullName: 'Asha', pinCode: '221001' });
  });

  test('what was typed replaces a draft that cannot be read', () => {
    localStorage['draft:landing'] = '{';
    field().value = 'Asha';
    leave();
    expect(draft()).toEqual({ fullName: 'Asha' });
  });

  test('no draft is saved of a form that nobody has touched or that React has taken over', () => {
    leave();
    field().value = 'Asha';
    help().remove();
    leave();
    expect(localStorage).toHaveLength(0);
  });
});

test('when an update of the site has removed the scripts, what was typed is saved as a draft without the consent, and a reload is offered', () => {
  field().value = 'Asha';
  form().querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  document.dispatchEvent(new Event('scripts-gone'));
  expect(draft()).toEqual({ fullName: 'Asha' });
  expect(document.querySelector('[data-stale]')).toBeVisible();
});

test('no reload is offered when the draft cannot be saved, because what was typed would be lost', () => {
  field().value = 'Asha';
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  document.dispatchEvent(new Event('scripts-gone'));
  expect(document.querySelector('[data-stale]')).not.toBeVisible();
  jest.restoreAllMocks();
});
