import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerText } from './http-basics';

/**
 * The positions of the failure switch, with the words of the error that the local mail service then answers. Without
 * words it works, never answers (silence) or hangs up (broken).
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

export const isMode = (value: unknown): value is Mode => typeof value === 'string' && Object.hasOwn(MODES, value);

/**
 * How many sends may wait without an answer. A browser has six connections to one host, and each open inbox keeps one
 * of them. A time limit alone would leave none free: Chrome repeats a send that was cut on a connection it had used
 * before.
 */
const MOST_UNANSWERED = 3;

/** The failure switch of the inbox, which makes sends to the local mail service fail on purpose. */
export class FailureSwitch {
  mode: Mode = 'works';
  private readonly unanswered = new Set<Socket>();

  turnTo(mode: Mode): void {
    this.mode = mode;
    if (mode !== 'silence') for (const socket of this.unanswered) socket.destroy();
  }

  /** Fails a send in the way that the failure switch says; returns false where the local mail service works. */
  fails(response: ServerResponse): boolean {
    const words = MODES[this.mode];
    if (words) answerText(response, Number(this.mode), words);
    else if (this.mode === 'broken') response.destroy();
    else if (this.mode === 'silence') this.leaveUnanswered(response.socket!);
    return this.mode !== 'works';
  }

  /** Leaves a send without an answer until the server cuts the connection; where many wait, it cuts the oldest. */
  private leaveUnanswered(socket: Socket): void {
    this.unanswered.add(socket);
    socket.once('close', () => this.unanswered.delete(socket));
    const [oldest] = this.unanswered;
    if (!oldest || this.unanswered.size <= MOST_UNANSWERED) return;
    this.unanswered.delete(oldest);
    oldest.destroy();
  }
}
