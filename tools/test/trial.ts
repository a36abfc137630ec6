import { handOver } from '../system/run';

const playwright = (...projects: string[]) => [
  'node_modules/playwright/cli.js',
  'test',
  '--config=e2e/trials.config.ts',
  ...projects.map((project) => `--project=${project}`),
];

const trials: Record<string, string[]> = {
  faults: playwright('faults'),
  hostile: playwright('hostile'),
  editor: playwright('editor'),
  hosts: playwright('nginx', 'apache'),
  engines: [...playwright('firefox', 'webkit'), '--workers=1'],
  owner: ['--import', 'tsx', 'e2e/owner/another-company.ts'],
};

/** `npm run trial -- faults -g "landing"`: options go to the trial, and all trials but `owner` take Playwright's. */
const [name = '', ...options] = process.argv.slice(2);
const trial = trials[name];
if (trial) handOver([...trial, ...options]);
else {
  console.error(`There is no trial "${name}". There are: ${Object.keys(trials).join(', ')}.`);
  process.exitCode = 1;
}
