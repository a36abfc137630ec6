import { existsSync, readdirSync } from 'node:fs';

const OPEN_FILES = '/proc/self/fd';

// Runs inside a server that the hostile trial attacks, and answers each message of the trial with the memory that the
// server holds after garbage collection.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed / 2 ** 20,
    resident: rss / 2 ** 20,
    files: existsSync(OPEN_FILES) ? readdirSync(OPEN_FILES).length : 0,
  });
});
