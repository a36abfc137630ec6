import { onOutboxChange } from './outbox-change';
import { isStatusInForm, markStatusInForm } from './status-in-form';

test('listeners of the outbox are notified when a form begins and when it ceases to show the status of its enquiry', () => {
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
