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

test('a form sent before React runs keeps its answers and says for 10 seconds that it sends, then gives up and shows other contact ways', () => {
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

test('other ways of contact appear 10 seconds after a press on send even if React has replaced the form', () => {
  press('Asha');
  drawAnew();
  jest.advanceTimersByTime(10_000);
  expect(form()).not.toHaveAttribute('data-sending');
  expect(help()).toBeVisible();
});

test('a second press on send before React runs replaces the answers of the first and waits 10 seconds anew', () => {
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

test('scripts that fail after a press on send make other ways of contact appear, and the press is given up', () => {
  press('Asha');
  document.dispatchEvent(new Event('scripts-failed'));
  expect(help()).toBeVisible();
  expect(kept()).toBe('given up');
});

describe.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('keepEarlyForms on a page that is %s before React runs', (_, leave) => {
  test('what was typed is saved when the page is left or hidden, without the consent and initial values', () => {
    field().value = 'Asha';
    form().querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    leave();
    expect(draft()).toEqual({ fullName: 'Asha' });
  });

  test('a draft that is saved after a press on send is marked as unsent', () => {
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

test('if a site update has removed the scripts, typed answers are saved without the consent, and a reload is offered', () => {
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
