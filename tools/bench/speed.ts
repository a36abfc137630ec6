import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../setup/chromium';
import { type Comparison, type Figures, medians, missed } from './figures';
import { FLOOR, serveHttp2 } from './http2-site';
import { loadLighthouse } from './lighthouse.mjs';
import { chosen, sitePages } from './site-pages';

const WORK = path.join('.local', 'bench');

/**
 * `npm run bench -- speed`: each page of `out/` beside its floor (floor.ts) in Lighthouse's simulated phone, in turn, over HTTP/2
 * with brotli. Prints a table and what is missed, writes .local/bench/speed.json, and ends well whatever it finds.
 * `--runs 5` and `--routes /,/home` measure less.
 */
export async function speed(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, routes: { type: 'string' } } });
  const runs = Number(values.runs);
  const all = sitePages('out');
  const pages = chosen(all, values.routes);
  const chromePath = findChromium();
  if (!chromePath) throw new Error('There is no Chromium: "npm test" installs it.');
  mkdirSync(WORK, { recursive: true });
  const { lighthouse, launch } = await loadLighthouse(path.resolve(WORK, 'lighthouse'));
  const { server, base } = await serveHttp2('out', all, WORK);
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });

  const measure = async (address: string): Promise<Figures> => {
    const { lhr } = await lighthouse(base + address, { port: chrome.port, logLevel: 'silent' });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit].numericValue as number;
    const score = (category: string) => Math.round(lhr.categories[category].score * 100);
    const requests = lhr.audits['network-requests'].details.items as { resourceType: string; transferSize: number }[];
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  };

  const results: Comparison[] = [];
  const begun = Date.now();
  try {
    for (const [index, { route }] of pages.entries()) {
      const taken: { page: Figures[]; floor: Figures[] } = { page: [], floor: [] };
      for (let run = 0; run < runs; run++) {
        taken.floor.push(await measure(FLOOR + route));
        taken.page.push(await measure(route));
        const share = (index + (run + 1) / runs) / pages.length;
        const left = Math.round((((Date.now() - begun) / share) * (1 - share)) / 1000);
        if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${route} ${run + 1}/${runs}, ${left} s left`);
      }
      results.push({ route, page: medians(taken.page), floor: medians(taken.floor) });
      console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${rowOf(results.at(-1)!)}`);
    }
  } finally {
    await chrome.kill();
    server.close();
  }
  writeFileSync(path.join(WORK, 'speed.json'), JSON.stringify({ runs, results }, null, 2));
  const short = results.flatMap((result) => missed(result).map((what) => `${result.route}: ${what}`));
  console.log(short.length > 0 ? `Missed:\n  ${short.join('\n  ')}` : 'Every target is met.');
}

function rowOf({ route, page, floor }: Comparison): string {
  const ratio = (name: 'fcp' | 'lcp' | 'speedIndex') =>
    `${Math.round(page[name])}/${Math.round(floor[name])} ${(page[name] / floor[name]).toFixed(2)}`;
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].join('/');
  return `${route.padEnd(18)} FCP ${ratio('fcp')}  LCP ${ratio('lcp')}  SI ${ratio('speedIndex')}  TBT ${Math.round(page.tbt)}/${Math.round(floor.tbt)}  CLS ${page.cls.toFixed(3)}  JS ${page.scriptBytes}  ${scores}`;
}
