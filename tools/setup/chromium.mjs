import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';
import { isProgram, onPath } from './on-path.mjs';
import { runTool } from './progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// The fonts are there so that Devanagari and emoji render.
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];

const ADVICE =
  'The browser tests need Chromium or Google Chrome. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program, then run the command again.';

/**
 * Finds an installed Chromium or Chrome.
 *
 * @returns {string | undefined} the path of its program
 * @throws {Error} where CHROMIUM_PATH or CHROME_PATH names no program
 */
export function findChromium() {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const named = process.env[variable];
    if (named && !isProgram(named))
      throw new Error(`${variable} is "${named}", but no program is there that can be run.`);
    if (named) return named;
  }
  return NAMES.map(onPath).find(Boolean) ?? usualPlaces().find(isProgram);
}

/**
 * Finds Chromium or Chrome, and installs Debian's package where there is neither.
 *
 * @returns {Promise<string>} the path of its program
 * @throws {Error} with what to install, where it cannot be installed from here
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!canInstallDebianPackages()) throw new Error(ADVICE);
  const reason = await installDebianPackages(DEBIAN_PACKAGES);
  const installed = findChromium();
  if (!installed) throw new Error(`${reason ?? ''}\n${ADVICE}`.trim());
  return installed;
}

/** Where installers put Chrome and Chromium without adding them to PATH. */
function usualPlaces() {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.flatMap((folder) =>
      folder ? [path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    ),
  ];
}

// Run by itself it prints the path: playwright.config.ts, which cannot wait for an import, asks in this way.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void runTool(() => {
    const found = findChromium();
    if (!found) throw new Error(ADVICE);
    console.log(found);
  });
}
