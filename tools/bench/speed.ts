import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium, sandboxArgs } from '../install/chromium';
import { installApart } from '../install/install-apart';
import { chosenRoutes, serveHttp2, WITHOUT_SCRIPTS } from './http2-site';
import { type Metrics, median, missed, roundMetric } from './targets';

/** Not version 13, because that needs Node.js 22, and this project must also run on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.2.3';

const AUDITS = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'speed-index'],
  ...['total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight'],
];

export async function speed(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, routes: { type: 'string' } } });
  const pages = chosenRoutes(values.routes);
  const chromePath = await ensureChromium();
  const packages = installApart(path.join('.local', 'bench', 'lighthouse'), [LIGHTHOUSE]);
  const load = (file: string) => import(pathToFileURL(path.join(packages, file)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const site = await serveHttp2();
  const chromeFlags = ['--headless=new', ...sandboxArgs, '--disable-gpu', '--ignore-certificate-errors'];
  const chrome = await launch({ chromePath, chromeFlags });

  const measure = async (address: string): Promise<Metrics> => {
    const { lhr } = await lighthouse(site.base + address, { port: chrome.port, logLevel: 'silent' });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const requests: { resourceType: string; transferSize: number }[] = lhr.audits['network-requests'].details.items;
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    const scores = Object.entries<{ score: number }>(lhr.categories);
    return Object.fromEntries([
      ...AUDITS.map((name) => [name, lhr.audits[name].numericValue]),
      ...scores.map(([name, { score }]) => [name, Math.round(score * 100)]),
      ['scripts', scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)],
    ]);
  };

  const misses: string[] = [];
  try {
    for (const route of pages) {
      const runs: { page: Metrics[]; bare: Metrics[] } = { page: [], bare: [] };
      for (let run = 0; run < Number(values.runs); run++) {
        runs.bare.push(await measure(WITHOUT_SCRIPTS + route));
        runs.page.push(await measure(route));
      }
      const [page, bare] = [medianMetrics(runs.page), medianMetrics(runs.bare)];
      console.log(`\n${route}: with its scripts (and the same page without them)`);
      for (const name of Object.keys(page))
        console.log(`  ${name} ${roundMetric(page[name]!)} (${roundMetric(bare[name]!)})`);
      misses.push(...missed(route, page, bare).map((what) => `${route}: ${what}`));
    }
  } finally {
    await chrome.kill();
    site.close();
  }
  console.log(misses.length > 0 ? `\nMissed:\n  ${misses.join('\n  ')}` : '\nEvery target is met.');
}

const medianMetrics = (runs: Metrics[]): Metrics =>
  Object.fromEntries(Object.keys(runs[0]!).map((name) => [name, median(runs.map((run) => run[name]!))]));
