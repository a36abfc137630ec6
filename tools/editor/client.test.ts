import { fireEvent, waitFor } from '@testing-library/react';
import './client';

/** Answers of the server to a press on a text, each with what the panel then shows. */
const answers = [
  [true, '<form data-act="save">The words</form>', 'The words'],
  [false, 'No text like <img src="x"> here.', 'No text like <img src="x"> here.'],
] as const;

test('the editor panel shows the words that the server found, and shows an error of the server as text', async () => {
  // jsdom has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { show() {}, close() {} });
  document.documentElement.lang = 'en';
  const text = document.body.appendChild(document.createElement('p'));
  text.textContent = 'Read me';
  const panel = document.querySelector('site-editor')!.shadowRoot!;
  fireEvent.click(panel.querySelector('.corner')!);
  for (const [ok, said, shown] of answers) {
    window.fetch = () => Promise.resolve({ ok, json: () => Promise.resolve({ said }) } as Response);
    fireEvent.click(text);
    await waitFor(() => expect(panel.querySelector('dialog > div')).toHaveTextContent(shown));
  }
});
