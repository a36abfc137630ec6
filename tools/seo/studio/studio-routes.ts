import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileTypes } from '../../hosts/file-types';
import { answerText, closeToOthers } from '../../preview/http-basics';
import type { LiveEvents } from '../../preview/live-events';
import type { StudioFiles } from './studio-files';

/** The path at which servers show the studio. */
export const STUDIO = '/__seo';

/** A studio that a server can show. */
export interface Studio {
  files(): Promise<StudioFiles>;
  /** Events that tell open pages of a draft about changes; missing for a build, which changes too seldom. */
  events?: LiveEvents;
  /** Sends the current version to all open pages of the studio, because one that has just connected may be old. */
  tell?(): void;
}

/** Answers every request for the studio. Its first page ends with a slash, because its addresses are relative. */
export async function handleStudio(request: IncomingMessage, response: ServerResponse, target: string, studio: Studio) {
  closeToOthers(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerText(response, 405, 'Method Not Allowed');
  if (target === STUDIO) return void response.writeHead(307, { Location: `${STUDIO}/` }).end();
  const name = target.slice(STUDIO.length + 1) || 'index.html';
  if (name === 'events' && studio.events) {
    studio.events.join(response);
    return studio.tell?.();
  }
  const file = (await studio.files()).get(name);
  if (!file) return answerText(response, 404, 'The studio has no such page.');
  const type = fileTypes[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.length });
  response.end(request.method === 'HEAD' ? undefined : file);
}
