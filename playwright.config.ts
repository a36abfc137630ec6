import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { CHROMIUM_ADVICE, chromiumArgs, findChromium } from './tools/install/chromium';
import { FONTCONFIG_FILE } from './tools/install/typefaces';

if (!existsSync('out/index.html')) stop('There is no built site in out/. Run "npm run build" first.');

const executablePath = findChromium() ?? stop(CHROMIUM_ADVICE);
// Both paths are in the environment, because each Playwright worker reads this file again and must use the same paths.
process.env.E2E_LEADS ??= folderForThisRun();
process.env.E2E_SITE ??= path.join(folderForThisRun(), 'site.json');
// Browsers use only the typefaces of the tests, because a result must not depend on the typefaces of this computer.
process.env.FONTCONFIG_FILE = FONTCONFIG_FILE;

/** A test runs in a window 390 px wide, with the tag @desktop at 1280 px, and with the tag @both at both widths. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: /e2e\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  globalSetup: path.join(__dirname, 'tools/install/typefaces.ts'),
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second attempt counts as failed.
  retries: 0,
  // Four workers on two processors, because each test spends part of its time waiting.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // The test server takes a free port, because two test runs at the same time cannot share one. Playwright reads the
    // port from what the server prints (`wait` below).
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...chromiumArgs,
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
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

function folderForThisRun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
