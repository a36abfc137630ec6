import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, error, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { expect } from 'playwright/test';
import { freePorts, startForeground } from '../../tools/hosts/local-server';
import { ensureInstalled } from '../../tools/setup/debian';
import type { Engine, Tab } from './engine';

/**
 * Debian packages for WebKit: the library brings MiniBrowser, a plain browser window, and Xvfb is a screen in memory.
 */
const PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'];

/** Shrinks the toolbar of MiniBrowser, which would keep its window from becoming as narrow as a phone. */
const NARROW_BAR = '* { margin: 0; padding: 0; min-width: 0; border: 0; font-size: 1px; }';

const KEYS = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN, ArrowRight: Keys.ARROW_RIGHT };

/** Starts WebKitGTK, driven over WebDriver. */
export async function startWebkit(): Promise<Engine> {
  await ensureInstalled(['WebKitWebDriver', 'xvfb-run', 'xauth'], PACKAGES);
  // Gives the browser a throw-away home folder: all that it keeps or saves there is deleted when the engine ends.
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const [port] = (await freePorts(1)) as [number];
  const args = ['-a', '-s', '-screen 0 2000x1600x24', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`];
  const stop = await startForeground('xvfb-run', args, port, {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: 'x11',
    // Keeps GTK settings in memory, since the settings of a desktop would start services that are not installed.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    // Switches off WebKit's sandbox for root, because WebKit refuses to start with it.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  });
  return {
    downloads: home,
    async newTab(width, height) {
      // Starts a new browser for each tab, so that nothing is kept from one tab to the next.
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' })
        .build();
      const tab = tabOf(browser);
      await tab.resize(width, height);
      return tab;
    },
    async close() {
      await stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function tabOf(browser: WebDriver): Tab {
  const alerts: string[] = [];
  const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });
  const look = <Value>(expression: string) => browser.executeScript<Value>(`return (${expression})`);
  return {
    open: (address) => browser.get(address),
    press: (x, y) => browser.actions().move(at(x, y)).press().pause(50).release().perform(),
    point: (x, y) => browser.actions().move(at(x, y)).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    look,
    async alerts() {
      try {
        const alert = await browser.switchTo().alert();
        alerts.push(await alert.getText());
        await alert.accept();
      } catch (thrown) {
        if (!(thrown instanceof error.NoSuchAlertError)) throw thrown;
      }
      return alerts;
    },
    // Resizes the window until the page has the wanted size, because the size of a window includes its frame.
    resize: (width, height) =>
      expect(async () => {
        const [inner, frame] = await look<[[number, number], [number, number]]>(
          '[[innerWidth, innerHeight], [outerWidth - innerWidth, outerHeight - innerHeight]]',
        );
        if (inner[0] === width && inner[1] === height) return;
        const window = browser.manage().window();
        await window.setRect({ x: 0, y: 0, width: width + frame[0], height: height + frame[1] });
        throw new Error(`The page is ${inner.join(' × ')}, expected ${width} × ${height}.`);
      }).toPass({ timeout: 10_000, intervals: [200] }),
    close: () => browser.quit(),
  };
}
