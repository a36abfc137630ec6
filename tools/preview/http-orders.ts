import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText, isJson, readBody } from './http-basics';
import { isSameSite } from './local-only';
import { isRecord } from './send-request';

/**
 * Reads a short JSON object by which the page of a tool asks this server to change something. Another site's page cannot:
 * the browser names it, and lets it send no JSON without asking first.
 * @returns the object, or nothing where the request has been refused and answered
 */
export async function readOrder(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Record<string, unknown> | void> {
  const bytes = await readBody(request, 1024);
  if (!isSameSite(request.headers)) return answerText(response, 403, 'Only the inbox page itself may change this.');
  const order = bytes && isJson(request) ? parsed(bytes.toString('utf8')) : undefined;
  return isRecord(order) ? order : answerText(response, 400, 'Send a short JSON object, for example {"mode":"works"}.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
