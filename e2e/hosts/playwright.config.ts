import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';
import { builtSite } from '../../tools/setup/built-site';
import { messageOf } from '../../tools/setup/progress.mjs';

const HOSTS = ['nginx', 'apache'];

try {
  builtSite();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

/** `npm run test:hosts`: `out/` behind Debian's nginx and Apache, with the files that the build writes for real ones. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'hosts.check.ts',
  outputDir: '../../test-results/hosts',
  projects: HOSTS.map((name) => ({
    name,
    use: {
      baseURL: process.env[`E2E_${name.toUpperCase()}`],
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    },
  })),
  webServer: HOSTS.map((name) => ({
    command: `node --import tsx tools/hosts/serve.ts --host ${name}`,
    cwd: '../..',
    wait: {
      stdout: new RegExp(
        `${name}: (?<E2E_${name.toUpperCase()}>https://localhost:\\d+)/ .http on (?<E2E_${name.toUpperCase()}_HTTP>\\d+)`,
      ),
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 120_000,
  })),
});
