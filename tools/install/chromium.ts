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

export const CHROMIUM_ADVICE =
  'The browser tests need Chromium or Google Chrome. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program, then run the command again.';

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is "${named}", but no program is there that can be run.`);
  return named || (NAMES.map(onPath).find(Boolean) ?? PLACES.find(isProgram));
}

export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installDebianPackages(['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji']);
  const found = findChromium();
  if (!found) throw new Error(CHROMIUM_ADVICE);
  return found;
}

/** As root, Chromium refuses to start with its sandbox. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const chromiumArgs = [
  ...sandboxArgs,
  // Playwright disables the first two, but this list replaces Playwright's. Each of the last two
  // would load a hidden page in every window.
  '--disable-features=HttpsUpgrades,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** On Linux, Chromium finds only the typefaces of the tests, so that pages look the same on every such computer. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  await makeTypefaces();
  const env = { ...process.env, FONTCONFIG_FILE };
  const browser = await chromium.launch({ executablePath, args: chromiumArgs, env });
  return work(browser).finally(() => browser.close());
}
