import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../tools/hosts/local-server';
import type { Engine } from './driver';
import type { Programs } from './programs';
import { WebDriver } from './web-driver';
import { openTab } from './webkit-tab';

/** MiniBrowser's own bar would keep its window from becoming as narrow as a phone. */
const NARROW_BAR = '* { margin: 0; padding: 0; min-width: 0; border: 0; font-size: 1px; }';

/** WebKitGTK's own driver, on a screen that nobody sees. */
export async function startWebkit({ driver, browser, screen }: Programs['webkit']): Promise<Engine> {
  // Whatever a browser keeps, and a file that it is given to keep, goes when the engine ends.
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const display = await startScreen(screen);
  const [port] = await freePorts(1);
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    // A desktop's settings would wake services that are not there.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    // WebKit refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
  const running = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const protocol = new WebDriver(`http://127.0.0.1:${port}`);
  const close = async () => {
    await end(running);
    await end(display.running);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await protocol.ready();
    const first = await openTab(protocol, browser);
    await first.close();
    return {
      version: first.version,
      downloads: home,
      newTab: (width, height) => openTab(protocol, browser, { width, height }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Xvfb chooses a free number and writes it to the file that it is told. */
async function startScreen(program: string): Promise<{ name: string; running: ChildProcess }> {
  const running = spawn(program, ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([once(running.stdio[3]!, 'data'), once(running, 'exit').then(() => [])])) as [
    Buffer?,
  ];
  if (!number) throw new Error(`${program} ended before it gave a screen.`);
  return { name: `:${number.toString().trim()}`, running };
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return;
  running.kill();
  await Promise.race([once(running, 'exit'), wait(3000).then(() => running.kill('SIGKILL'))]);
}
