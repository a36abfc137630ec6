import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { CHROMIUM_ADVICE, findChromium } from './tools/setup/chromium';

if (!existsSync('out/index.html')) stop('There is no built site in out/. Run "npm run build" first.');

const executablePath = findChromium() ?? stop(CHROMIUM_ADVICE);
// The workers read this file again, and inherit what the first reading put into the environment.
process.env.E2E_LEADS ??= folderForThisRun();

/** Phone-sized first: a test runs at 390 wide, with the tag @desktop at 1280 instead, with @both at both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: /e2e\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try has found something: it has failed.
  retries: 0,
  // A part of each journey is waiting: two processors have room for four.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the server below, which takes any free port: two runs never meet.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Chromium refuses its sandbox to root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The first two as Playwright sets them, whose list this one replaces. The others are two pages of the browser's own,
        // which every window would load: a quarter of the work of a test.
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

/** Leads that tests send to the local inbox go when the run is over. */
function folderForThisRun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
