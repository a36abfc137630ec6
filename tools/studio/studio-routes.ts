import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileTypes } from '../hosts/file-types';
import { answerText, closeToOthers } from '../preview/http-basics';
import type { PagesOfSite } from './pages-of-site';
import { studioFile } from './studio';

export const STUDIO = '/__seo';

/** Redirects `/__seo` to `/__seo/`, because the page there has relative links. */
export async function handleStudio(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  pages: () => PagesOfSite,
): Promise<void> {
  closeToOthers(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerText(response, 405, 'Method Not Allowed');
  if (target === STUDIO) return void response.writeHead(307, { Location: `${STUDIO}/` }).end();
  const name = target.slice(STUDIO.length + 1) || 'index.html';
  const file = await studioFile(name, pages());
  if (!file) return answerText(response, 404, 'The studio has no such page.');
  response.setHeader('Content-Type', fileTypes[path.extname(name)]!);
  response.end(file);
}
