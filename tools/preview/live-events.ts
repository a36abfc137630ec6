import type { ServerResponse } from 'node:http';
import { Refusal } from './http-basics';

/** The most bytes of events that may wait for a slow page. Beyond that the page is cut off, and reconnects. */
const MAX_WAITING_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 20_000;
/** How many pages may listen to events: more than anybody looks at, and fewer than a server has connections. */
const MOST_PAGES = 64;

/** Tells every open page of the inbox, by Server-Sent Events, that something has changed. Pages fetch it themselves. */
export class LiveEvents {
  private readonly pages = new Set<ServerResponse>();
  private readonly beat = setInterval(() => this.write(': still here\n\n'), KEEP_ALIVE_MS).unref();

  /** Makes a response the event stream of a page until that page closes. @throws Refusal of one page too many */
  join(response: ServerResponse): void {
    if (this.pages.size >= MOST_PAGES) throw new Refusal(503, 'Too many pages of this tool are open.');
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.write('retry: 1000\n\n');
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }

  tell(): void {
    this.write('data: changed\n\n');
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
