import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { CHROMIUM_ADVICE, findChromium, sandboxArgs } from './tools/setup/chromium';
import { FONTCONFIG_FILE } from './tools/setup/typefaces';

if (!existsSync('out/index.html')) stop('There is no built site in out/. Run "npm run build" first.');

const executablePath = findChromium() ?? stop(CHROMIUM_ADVICE);
// Names the folder for test leads once, in the environment: Playwright's workers read this file again and inherit that
// name.
process.env.E2E_LEADS ??= folderForThisRun();
// Shows browsers the typefaces of the tests and no others, so that a test ends alike whatever this computer has.
process.env.FONTCONFIG_FILE = FONTCONFIG_FILE;

/**
 * Settings of the browser tests. A test runs in a window 390 px wide, with the tag @desktop at 1280 px, with @both at
 * both widths.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: /e2e\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  globalSetup: path.join(__dirname, 'tools/setup/typefaces.ts'),
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // A failed test is not tried again: passing only at the second try counts as a failure.
  retries: 0,
  // Four workers on two processors, because each test spends part of its time waiting.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // The test server below takes any free port and sets E2E_PORT, so that two test runs at once never meet.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...sandboxArgs,
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Playwright itself disables the first two features, and this list replaces its own. The last two are pages of
        // the browser that every new window would load: a quarter of the work of a test.
        '--disable-features=HttpsUpgrades,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desktop',
      grep: /@(desktop|both)\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    cwd: __dirname,
    command: `node --import tsx tools/preview/serve.ts --site out --leads "${process.env.E2E_LEADS}" --port 0`,
    wait: { stdout: /http:\/\/localhost:(?<E2E_PORT>\d+)/ },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

/** Makes a folder for the leads that tests send to the local inbox, and deletes it when the run is over. */
function folderForThisRun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
