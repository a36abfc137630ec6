import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerText } from './http-basics';

/**
 * What the next sends meet: the service works, answers with an error in these words, never answers, or hangs up.
 */
export const MODES = {
  works: '',
  '400': 'Bad Request',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
  silence: '',
  broken: '',
};
export type Mode = keyof typeof MODES;

/** True for one of {@link MODES}. */
export const isMode = (value: unknown): value is Mode => typeof value === 'string' && Object.hasOwn(MODES, value);

/**
 * A browser has six connections to one host, and each open inbox keeps one of them. Closing unanswered sends after a
 * time is not enough to leave one free: Chrome sends again what was cut on a connection that it had used before.
 */
const MOST_UNANSWERED = 3;

/** Makes sends fail on purpose. It is off when the server starts. */
export class FailureSwitch {
  private current: Mode = 'works';
  private readonly unanswered = new Set<Socket>();

  get mode(): Mode {
    return this.current;
  }

  set mode(mode: Mode) {
    this.current = mode;
    if (mode !== 'silence') for (const socket of this.unanswered) socket.destroy();
  }

  /** Fails a send as the mode asks; returns false where the service works. */
  fails(response: ServerResponse): boolean {
    const words = MODES[this.current];
    if (words) answerText(response, Number(this.current), words);
    else if (this.current === 'broken') response.destroy();
    else if (this.current === 'silence') this.leaveUnanswered(response.socket!);
    return this.current !== 'works';
  }

  /** The server cuts a connection on which nothing happens; the oldest is cut before that where too many wait. */
  private leaveUnanswered(socket: Socket): void {
    this.unanswered.add(socket);
    socket.once('close', () => this.unanswered.delete(socket));
    const [oldest] = this.unanswered;
    if (!oldest || this.unanswered.size <= MOST_UNANSWERED) return;
    this.unanswered.delete(oldest);
    oldest.destroy();
  }
}
