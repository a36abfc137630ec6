import { isStatusInForm, markStatusInForm, onOutboxChange } from './outbox-events';

test('markStatusInForm sets what isStatusInForm returns, and calls the outbox listeners only when a status appears or disappears', () => {
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form')!;
  const changed = jest.fn();
  const stopListening = onOutboxChange(changed);
  markStatusInForm(form, true);
  expect(isStatusInForm()).toBe(true);
  markStatusInForm(form, true);
  expect(changed).toHaveBeenCalledTimes(1);
  markStatusInForm(form, false);
  expect(isStatusInForm()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  stopListening();
});
