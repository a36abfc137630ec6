// Loaded into the server that is tried: answers each message with the heap that is left after a collection.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The server ends when it wants to, not when its parent hangs up.
process.channel?.unref();
