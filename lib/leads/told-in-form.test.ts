import { onOutboxChange } from './outbox';
import { isToldInForm, tellInForm } from './told-in-form';

test('the notice is told when a form begins to tell of a send, and when it no longer does', () => {
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form')!;
  const changed = jest.fn();
  const forget = onOutboxChange(changed);
  tellInForm(form, true);
  expect(isToldInForm()).toBe(true);
  tellInForm(form, true);
  expect(changed).toHaveBeenCalledTimes(1);
  tellInForm(form, false);
  expect(isToldInForm()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  forget();
});
