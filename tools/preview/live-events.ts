import type { ServerResponse } from 'node:http';
import { answerText } from './http-basics';

/** A page that reads slower than this is dropped; it reconnects by itself and asks for what it missed. */
const MAX_WAITING_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 20_000;
/** Far more than anybody looks at, and far fewer than a server has connections. */
const MOST_PAGES = 64;

/** Tells every open page of a tool, by Server-Sent Events, that something changed. */
export class LiveEvents {
  private readonly pages = new Set<ServerResponse>();
  private readonly beat = setInterval(() => this.write(': still here\n\n'), KEEP_ALIVE_MS).unref();

  /** Makes a response the event stream of one page, until that page goes. One page too many is told to wait. */
  join(response: ServerResponse): void {
    if (this.pages.size >= MOST_PAGES) return answerText(response, 503, 'Too many pages of this tool are open.');
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.write('retry: 1000\n\n');
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }

  /** Sends one event; `data` is small, pages fetch the rest themselves. */
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
