import type { ServerResponse } from 'node:http';
import { answerText } from './http-basics';

/** The most bytes of events that may wait for a slow page. Beyond that the page is cut off, and reconnects. */
const MAX_WAITING_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 20_000;
/** How many pages may listen to events: more than anybody looks at, and fewer than a server has connections. */
const MOST_PAGES = 64;

/** Tells every open page of the inbox, by Server-Sent Events, that something has changed. */
export class LiveEvents {
  private readonly pages = new Set<ServerResponse>();
  private readonly beat = setInterval(() => this.write(': still here\n\n'), KEEP_ALIVE_MS).unref();

  /** Makes a response the event stream of a page until that page closes. Too many pages are refused with 503. */
  join(response: ServerResponse): void {
    if (this.pages.size >= MOST_PAGES) return answerText(response, 503, 'Too many pages of this tool are open.');
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.write('retry: 1000\n\n');
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }

  /** Sends an event to all open pages of the inbox. Its data are small; pages fetch the rest themselves. */
  send(event: string, data: Record<string, string>): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  close(): void {
    clearInterval(this.beat);
    for (const page of this.pages) page.end();
  }

  private write(text: string): void {
    for (const page of this.pages) {
      if (page.writableLength > MAX_WAITING_BYTES) page.destroy();
      else page.write(text);
    }
  }
}
