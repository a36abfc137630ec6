import { randomBytes } from 'node:crypto';
import { lstat, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';

const TEMP = /^\.lead-(\d+)-[0-9a-f]{16}\.tmp$/;
/** No write takes this long: by then the number belongs to another process. */
const STALE_MS = 60 * 60 * 1000;

/** A name for a file being written, carrying the process that writes it. */
export function createTempName(): string {
  return `.lead-${process.pid}-${randomBytes(8).toString('hex')}.tmp`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes half-written files whose process is gone; another server's, still being written, stay. */
export async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const pid = TEMP.exec(name)?.[1];
    if (!pid) continue;
    const file = path.join(dir, name);
    const info = await lstat(file).catch(() => null);
    if (!info) continue;
    if (isRunning(Number(pid)) && Date.now() - info.mtimeMs < STALE_MS) continue;
    await unlink(file).catch(() => undefined);
  }
}
