import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileTypes } from '../../hosts/file-types';
import { answerText, closeToOthers } from '../../preview/http-basics';
import type { StudioFiles } from './studio-files';

/** The path at which servers show the studio. */
export const STUDIO = '/__seo';

/**
 * Answers every request for the studio. Its first page ends with a slash, because its addresses are relative.
 * @param filesFor the files of the studio when one of this name is asked for
 */
export async function handleStudio(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  filesFor: (name: string) => Promise<StudioFiles>,
) {
  closeToOthers(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerText(response, 405, 'Method Not Allowed');
  if (target === STUDIO) return void response.writeHead(307, { Location: `${STUDIO}/` }).end();
  const name = target.slice(STUDIO.length + 1) || 'index.html';
  const file = (await filesFor(name)).get(name);
  if (!file) return answerText(response, 404, 'The studio has no such page.');
  const type = fileTypes[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.length });
  response.end(request.method === 'HEAD' ? undefined : file);
}
