import { existsSync, readdirSync } from 'node:fs';

const OPEN_FILES = '/proc/self/fd';

// This file is loaded into the attacked server: it answers each message with the memory that the process holds after
// garbage collection.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed / 2 ** 20,
    resident: rss / 2 ** 20,
    peak: process.resourceUsage().maxRSS / 2 ** 10,
    files: existsSync(OPEN_FILES) ? readdirSync(OPEN_FILES).length : 0,
  });
});
