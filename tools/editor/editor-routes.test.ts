/** @jest-environment node */
import { specification } from '../../e2e/built/specification';
import { textsIn } from '../../lib/content/files';
import { createBoundedServer } from '../preview/bounded-server';
import { listen } from '../system/listen';
import type { Editor } from './editor';
import { handleEditor } from './editor-routes';

const fixed = textsIn(specification).find((text) => text.length > 12)!;

async function saved(old: string, typed: string): Promise<string> {
  let words = old;
  const editor = {
    texts: () => ({ codes: ['en'], names: { en: 'English' } }),
    text: () => ({ parts: { en: { shown: words } } }),
    save: async (_file: string, _field: string, now: { en: string }) => ((words = now.en), now),
  } as unknown as Editor;
  const server = createBoundedServer((request, response) => handleEditor(request, response, editor));
  const body = new FormData();
  for (const [name, value] of Object.entries({ file: 'pages/home.yaml', field: 'heading', en: typed, 'was en': old }))
    body.append(name, value);
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}/__words/save`, { method: 'POST', body });
  server.close();
  server.closeAllConnections();
  return ((await answer.json()) as { said: string }).said;
}

test('saving a text warns if words fixed by the specification are removed', async () => {
  expect(await saved(`${fixed} Planted.`, 'Planted.')).toBe(
    'Saved. The old words were fixed by the specification: agree on the new ones first.',
  );
});

test('saving a text answers "Saved." without a warning if no words fixed by the specification are removed', async () => {
  expect(await saved('Planted.', 'Planted anew.')).toBe('Saved.');
  expect(await saved(`${fixed} Planted.`, fixed)).toBe('Saved.');
});
