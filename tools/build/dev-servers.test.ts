/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { Editor } from '../editor/editor';
import { createBoundedServer } from '../preview/bounded-server';
import { listen } from '../system/listen';
import { devRoutes } from './dev-servers';

let asked: string[];
let servers: Server[];
let origin: string;

beforeEach(async () => {
  asked = [];
  const next = createServer(({ url }, response) => {
    asked.push(url!);
    response.statusCode = url === '/gone' ? 404 : 200;
    response.end();
  });
  const undone = { what: 'a text', left: 0 };
  const editor = { texts: () => ({ codes: [], list: [] }), undo: async () => undone } as unknown as Editor;
  const front = createBoundedServer(devRoutes('http://localhost', await listen(next), editor));
  servers = [next, front];
  origin = `http://127.0.0.1:${await listen(front)}`;
});
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

const open = (address: string, accept = 'text/html') => fetch(origin + address, { headers: { accept } });
const post = (name: string) => fetch(`${origin}/__words/${name}`, { method: 'POST', body: new FormData() });
const later = () => new Promise((resolve) => setTimeout(resolve, 100));

test('after each change in the editor, the page that was opened first without an error is requested from Next again', async () => {
  await open('/script.js', '*/*');
  await open('/gone');
  await open('/home');
  await open('/contact');
  asked = [];
  await post('undo');
  await later();
  await post('undo');
  await later();
  expect(asked).toEqual(['/home', '/home']);
});

test('no page is requested from Next after a search in the editor, or after a change if no page was opened yet', async () => {
  await post('undo');
  await open('/home');
  await post('find');
  await later();
  expect(asked).toEqual(['/home']);
});
