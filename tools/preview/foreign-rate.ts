/** How many sends of other sites' pages are taken at once, before the pace of one a second begins. */
const AT_ONCE = 20;
const PACE_MS = 1000;

/**
 * Bounds the sends that pages of other sites make, at the pace that the real service keeps to: any page that is open
 * in this browser may send, and one that does so in a loop would fill the disk.
 */
export class ForeignRate {
  private left = AT_ONCE;
  private since: number;

  /** @param now the time in milliseconds; it never steps back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.since = now();
  }

  /** True where one more send may be taken, which it then counts as. */
  take(): boolean {
    const earned = Math.floor((this.now() - this.since) / PACE_MS);
    this.since += earned * PACE_MS;
    this.left = Math.min(AT_ONCE, this.left + earned);
    if (this.left === 0) return false;
    this.left -= 1;
    return true;
  }
}
