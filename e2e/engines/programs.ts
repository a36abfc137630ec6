import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../../tools/setup/chromium';
import { findOrInstall } from '../../tools/setup/debian';
import { isProgram, onPath } from '../../tools/setup/on-path';

/** The programs that each engine is started with. */
export interface Programs {
  chromium: { browser: string };
  firefox: { browser: string };
  webkit: { driver: string; browser: string; screen: string };
}

const FIREFOX = ['firefox-esr', 'firefox'];
const DEBIAN_PACKAGES = {
  firefox: ['firefox-esr'],
  // The library brings MiniBrowser, a window with nothing but WebKit in it; Xvfb is a screen that nobody sees.
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
};

const finders: { [Name in keyof typeof DEBIAN_PACKAGES]: () => Programs[Name] | undefined } = {
  firefox: findFirefox,
  webkit: findWebkit,
};

/**
 * Finds an engine's programs, and installs Debian's packages where they are missing.
 *
 * @throws {Error} with what to install, where it cannot be installed from here
 */
export async function programsOf<Name extends keyof Programs>(name: Name): Promise<Programs[Name]>;
export async function programsOf(name: keyof Programs): Promise<Programs[keyof Programs]> {
  if (name === 'chromium') return { browser: await ensureChromium() };
  const packages = DEBIAN_PACKAGES[name];
  const advice = `The programs of ${name} are not installed. On Debian: apt-get install ${packages.join(' ')}. To leave this engine out, name another: -g chromium`;
  return findOrInstall<Programs[typeof name]>(finders[name], packages, advice);
}

function findFirefox() {
  const browser = process.env.FIREFOX_PATH ?? FIREFOX.map(onPath).find(Boolean);
  return browser ? { browser } : undefined;
}

function findWebkit() {
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** MiniBrowser stands in a folder named after the machine's kind, beside the library that it belongs to. */
function miniBrowser(): string | undefined {
  const kinds = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return kinds.map((kind) => path.join('/usr/lib', kind, 'webkit2gtk-4.1', 'MiniBrowser')).find(isProgram);
}
