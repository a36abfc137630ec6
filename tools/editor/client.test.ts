import { fireEvent, waitFor } from '@testing-library/react';
import './client';

const answers = [
  [true, '<form data-act="save">The words</form>', 'The words'],
  [false, 'No text like <img src="x"> here.', 'No text like <img src="x"> here.'],
] as const;

let panel: ShadowRoot;
let text: HTMLElement;
beforeAll(() => {
  // jsdom does not implement show() and close() of a dialog.
  Object.assign(HTMLDialogElement.prototype, { show() {}, close() {} });
  document.documentElement.lang = 'en';
  text = document.body.appendChild(document.createElement('p'));
  text.textContent = 'Read me';
  panel = document.querySelector('site-editor')!.shadowRoot!;
  fireEvent.click(panel.querySelector('.corner')!);
});

const answerWith = (said: string, ok = true) => {
  window.fetch = () => Promise.resolve({ ok, json: () => Promise.resolve({ said }) } as Response);
};

test('the editor panel shows the answer of the server, and shows an error message as plain text', async () => {
  for (const [ok, said, shown] of answers) {
    answerWith(said, ok);
    fireEvent.click(text);
    await waitFor(() => expect(panel.querySelector('dialog > div')).toHaveTextContent(shown));
  }
});

test('the editor bar says "Opening…" after a click on a text, and explains how to edit once the text is open', async () => {
  const bar = panel.querySelector('.bar [role=status]')!;
  answerWith('<form data-act="save">The words</form>');
  fireEvent.click(text);
  fireEvent.click(text);
  expect(bar).toHaveTextContent('Opening…');
  await waitFor(() => expect(bar).toHaveTextContent('Press an outlined text.'));
});

test('the editor panel shows what is wrong with a typed text, and after a refused save shows the same reason only as an alert', async () => {
  answerWith(
    '<form class="text" data-act="save"><textarea></textarea><div class="limits"></div><button>Save</button></form>',
  );
  fireEvent.click(text);
  await waitFor(() => expect(panel.querySelector('.limits')).not.toBeNull());
  answerWith('expected {town} in the text', false);
  fireEvent.input(panel.querySelector('textarea')!, { target: { value: 'Typed' } });
  await waitFor(() => expect(panel.querySelector('.limits')).toHaveTextContent('expected {town}'));
  fireEvent.submit(panel.querySelector('form.text')!);
  await waitFor(() => expect(panel.querySelector('[role=alert].said')).toHaveTextContent('expected {town}'));
  expect(panel.querySelector('.limits')).toBeEmptyDOMElement();
  fireEvent.input(panel.querySelector('textarea')!, { target: { value: '' } });
});

test('after a save right after typing, the editor panel shows the limits of the saved words', async () => {
  answerWith(
    '<form class="text" data-act="save"><textarea>Old</textarea><div class="limits">9 letters</div><button>Save</button></form>',
  );
  fireEvent.click(text);
  await waitFor(() => expect(panel.querySelector('.limits')).toHaveTextContent('9 letters'));
  fireEvent.input(panel.querySelector('textarea')!, { target: { value: 'New' } });
  window.fetch = (address) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ said: String(address).endsWith('/limits') ? '5 letters' : 'Saved.' }),
    } as Response);
  fireEvent.submit(panel.querySelector('form.text')!);
  await waitFor(() => expect(panel.querySelector('[role=status].said')).toHaveTextContent('Saved.'));
  await waitFor(() => expect(panel.querySelector('.limits')).toHaveTextContent('5 letters'));
  fireEvent.input(panel.querySelector('textarea')!, { target: { value: 'Old' } });
});

test('the editor panel says what was approved and removes the form of the approval', async () => {
  answerWith('<form data-act="unapproved"><button>Approve</button></form>');
  fireEvent.click(text);
  await waitFor(() => expect(panel.querySelector('[data-act=unapproved]')).not.toBeNull());
  answerWith('Saved: Claims, approved by Asha on 2026-11-27.');
  fireEvent.submit(panel.querySelector('[data-act=unapproved]')!);
  await waitFor(() =>
    expect(panel.querySelector('[role=status].said')).toHaveTextContent('approved by Asha on 2026-11-27'),
  );
  expect(panel.querySelector('[data-act=unapproved]')).toBeNull();
});
