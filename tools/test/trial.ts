import { handOver } from '../system/run';

const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--config=e2e/trials.config.ts'];

const trials: Record<string, string[]> = {
  faults: [...PLAYWRIGHT, '--project=faults'],
  hostile: [...PLAYWRIGHT, '--project=hostile'],
  editor: [...PLAYWRIGHT, '--project=editor'],
  hosts: [...PLAYWRIGHT, '--project=nginx', '--project=apache'],
  engines: [...PLAYWRIGHT, '--project=firefox', '--project=webkit', '--workers=1'],
  owner: ['--import', 'tsx', 'e2e/owner/another-company.ts'],
};

/** `npm run trial -- faults -g "landing"`: passes the options to Playwright, or to the trial `owner`. */
const [name = '', ...options] = process.argv.slice(2);
const trial = trials[name];
if (trial) handOver([...trial, ...options]);
else {
  console.error(`There is no trial "${name}". There are: ${Object.keys(trials).join(', ')}.`);
  process.exitCode = 1;
}
