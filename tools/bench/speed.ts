import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium, sandboxArgs } from '../setup/chromium';
import { installApart } from '../setup/install-apart';
import { chosenRoutes, serveHttp2, WITHOUT_SCRIPTS } from './http2-site';
import { type Figures, medians, missed } from './targets';

/** The newest version of Lighthouse that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.2.3';

/**
 * `npm run bench -- speed`: measures each page of `out/`, with and without its scripts in turn, on Lighthouse's
 * simulated phone over HTTP/2 with brotli. Prints a row for each page and the targets that it misses. `--runs 1` and
 * `--routes /,/home` measure less.
 */
export async function speed(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, routes: { type: 'string' } } });
  const pages = chosenRoutes(values.routes);
  const chromePath = await ensureChromium();
  const packages = installApart(path.join('.local', 'bench', 'lighthouse'), [LIGHTHOUSE]);
  const load = (file: string) => import(pathToFileURL(path.join(packages, file)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const site = await serveHttp2();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...sandboxArgs, '--disable-gpu', '--ignore-certificate-errors'],
  });
  const measure = async (address: string): Promise<Figures> => {
    const { lhr } = await lighthouse(site.base + address, { port: chrome.port, logLevel: 'silent' });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const value = (audit: string): number => lhr.audits[audit].numericValue;
    const score = (category: string) => Math.round(lhr.categories[category].score * 100);
    const requests: { resourceType: string; transferSize: number }[] = lhr.audits['network-requests'].details.items;
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  };
  const short: string[] = [];
  try {
    for (const route of pages) {
      const runs: { page: Figures[]; bare: Figures[] } = { page: [], bare: [] };
      for (let run = 0; run < Number(values.runs); run++) {
        runs.bare.push(await measure(WITHOUT_SCRIPTS + route));
        runs.page.push(await measure(route));
      }
      const [page, bare] = [medians(runs.page), medians(runs.bare)];
      console.log(rowOf(route, page, bare));
      short.push(...missed(route, page, bare).map((what) => `${route}: ${what}`));
    }
  } finally {
    await chrome.kill();
    site.close();
  }
  console.log(short.length > 0 ? `Missed:\n  ${short.join('\n  ')}` : 'Every target is met.');
}

function rowOf(route: string, page: Figures, bare: Figures): string {
  const ratio = (name: 'fcp' | 'lcp' | 'speedIndex') =>
    `${Math.round(page[name])}/${Math.round(bare[name])} ${(page[name] / bare[name]).toFixed(2)}`;
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].join('/');
  return `${route.padEnd(18)} FCP ${ratio('fcp')}  LCP ${ratio('lcp')}  SI ${ratio('speedIndex')}  TBT ${Math.round(page.tbt)}/${Math.round(bare.tbt)}  CLS ${page.cls.toFixed(3)}  JS ${page.scriptBytes}  ${scores}`;
}
