import { defineConfig } from 'playwright/test';
import tests from '../playwright.config';

/** `npm run trial -- faults` runs one of these longer trials. `npm test` runs none. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results/trials',
  timeout: 120_000,
  projects: [
    {
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      workers: 3,
      use: {
        ...tests.projects![0]!.use,
        actionTimeout: 20_000,
        ignoreHTTPSErrors: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'editor', testMatch: 'editor/*.spec.ts', workers: 1, fullyParallel: false },
    { name: 'hostile', testMatch: 'hostile/*.spec.ts', workers: 1, fullyParallel: false },
    ...['firefox', 'webkit'].map((name) => ({
      name,
      testMatch: 'engines/*.spec.ts',
      fullyParallel: false,
    })),
    ...['nginx', 'apache'].map((name) => ({
      name,
      testMatch: 'hosts/servers.spec.ts',
      workers: 2,
      use: { ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } },
    })),
  ],
});
