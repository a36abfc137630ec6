import { chromium, type Browser } from 'playwright';
import { installPackages } from './debian';
import { isProgram, onPath } from './on-path';
import makeTypefaces, { FONTCONFIG_FILE } from './typefaces';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Places where installers put Chrome and Chromium without adding them to PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Debian packages for Chromium, with fonts for Devanagari and emoji. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];

export const CHROMIUM_ADVICE =
  'The browser tests need Chromium or Google Chrome. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program, then run the command again.';

/**
 * Finds the program of an installed Chromium or Chrome.
 * @throws Error if CHROMIUM_PATH names no program
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is "${named}", but no program is there that can be run.`);
  return named || (NAMES.map(onPath).find(Boolean) ?? PLACES.find(isProgram));
}

/**
 * Finds the program of Chromium or Chrome, and installs Debian's package if there is neither.
 * @throws Error that says what to install, if it cannot be installed from here
 */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages(DEBIAN_PACKAGES);
  const found = findChromium();
  if (!found) throw new Error(CHROMIUM_ADVICE);
  return found;
}

/** The argument that switches off Chromium's sandbox for root, because Chromium does not start with it as root. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Starts a headless Chromium, which is installed if there is none, passes it to a function, and then closes it. On this
 * computer it finds only the typefaces of the tests, so that it draws the same on every computer.
 */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  await makeTypefaces();
  const browser = await chromium.launch({
    executablePath,
    args: sandboxArgs,
    env: { ...process.env, FONTCONFIG_FILE },
  });
  return work(browser).finally(() => browser.close());
}
