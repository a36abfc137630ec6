import { chromium, type Browser } from 'playwright';
import { installDebianPackages } from './debian';
import { isProgram, onPath } from './on-path';
import makeTypefaces, { FONTCONFIG_FILE } from './typefaces';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Installers put Chrome and Chromium here without adding them to PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];

export const CHROMIUM_ADVICE =
  'The browser tests need Chromium or Google Chrome. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program, then run the command again.';

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is "${named}", but no program is there that can be run.`);
  return named || (NAMES.map(onPath).find(Boolean) ?? PLACES.find(isProgram));
}

export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installDebianPackages(DEBIAN_PACKAGES);
  const found = findChromium();
  if (!found) throw new Error(CHROMIUM_ADVICE);
  return found;
}

/** Chromium does not start its sandbox for root. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const chromiumArgs = [
  ...sandboxArgs,
  // Disables HttpsUpgrades and PaintHolding as Playwright does by default, because this list replaces Playwright's own.
  // The other two features are pages that Chromium loads into every new window, and they take a quarter of a window's
  // computing time.
  '--disable-features=HttpsUpgrades,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/**
 * Opens Chromium for some work. On Linux it has the typefaces of the tests alone, so that pages look the same on every
 * computer.
 */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  await makeTypefaces();
  const env = { ...process.env, FONTCONFIG_FILE };
  const browser = await chromium.launch({ executablePath, args: chromiumArgs, env });
  return work(browser).finally(() => browser.close());
}
