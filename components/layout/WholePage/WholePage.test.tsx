import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const reloadOffer = { text: 'Old.', kept: 'Kept.', reload: 'Reload' };

function Content() {
  const [presses, setPresses] = useState(0);
  if (presses === 2) throw new Error('A fault.');
  return (
    <main>
      <a href="tel:+910000000000">Call</a>
      <input id="bill" aria-label="Bill" />
      <button onClick={() => setPresses(presses + 1)}>{presses ? 'Pressed' : 'Press'}</button>
    </main>
  );
}

// Empties the page before jsdom removes `document`, because the observer of carry-over.ts reads `document` when
// elements are removed.
afterAll(() => document.body.replaceChildren());

test('after an error in a component, the page is shown as the server sent it, with what was typed, and its scripts are marked as failed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const failed = jest.fn();
  document.addEventListener('scripts-failed', failed);
  document.body.innerHTML = renderToString(<Content />);
  // Imports WholePage only now, because it copies the page when it is imported.
  const { WholePage } = await import('./WholePage');
  const page = (
    <WholePage reloadOffer={reloadOffer}>
      <Content />
    </WholePage>
  );
  await act(async () => hydrateRoot(document.body, page));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Bill' }), { target: { value: '4500' } });
  expect(failed).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pressed' })));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Bill' })).toHaveValue('4500');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset).toMatchObject({ scripts: 'failed', late: '' });
});
