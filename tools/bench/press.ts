import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../setup/chromium.mjs';
import { messageOf } from '../setup/progress.mjs';
import { median } from './figures';
import { serveHttp2 } from './http2-site';
import { sitePages } from './site-pages';

const WORK = path.join('.local', 'bench');
/** A phone of ₹10,000 beside this machine, as Lighthouse has it. */
const SLOWDOWN = 4;

interface Press {
  name: string;
  route: string;
  /** What is pressed. */
  target: string;
  /** Holds once the press has done its work. */
  done: string;
}

const presses: Press[] = [
  { name: 'menu', route: '/', target: '[data-menu=open]', done: 'document.getElementById("site-menu").open' },
  { name: 'question', route: '/home', target: '#questions details details summary', done: 'document.querySelector("#questions details details").open' },
  { name: 'topic', route: '/home', target: '#questions details[name]:nth-of-type(2) > summary', done: 'document.querySelectorAll("#questions details[name]")[1].open' },
  { name: 'next slide', route: '/residential', target: '[aria-label="Next slide"]', done: '!document.querySelector("[aria-label=\\"Go to slide 1\\"]").hasAttribute("aria-current")' },
  { name: 'form type', route: '/go-solar', target: 'main form :is([role=tab]:nth-child(2), label:has([value=housing]))', done: 'document.querySelector("[name=societyName]") !== null' },
  { name: 'send', route: '/go-solar', target: 'main form [type=submit]', done: 'document.querySelector(":user-invalid, :focus:invalid") !== null' },
];

/**
 * `npm run bench:press`: milliseconds from a press to its work done and painted, on a phone with a processor four times
 * slower than this machine's: the first press on a page just loaded, before anything has woken, and one after that.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  mkdirSync(WORK, { recursive: true });
  const { server, base } = await serveHttp2('out', sitePages('out'), WORK);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const results: Record<string, { early: number; awake: number }> = {};
  try {
    for (const press of presses) {
      const taken: { early: number[]; awake: number[] } = { early: [], awake: [] };
      for (let run = 0; run < Number(values.runs); run++) {
        taken.early.push(await measure(browser, base, press, false));
        taken.awake.push(await measure(browser, base, press, true));
      }
      results[press.name] = { early: median(taken.early), awake: median(taken.awake) };
      const { early, awake } = results[press.name]!;
      console.log(`${press.name.padEnd(12)} ${press.route.padEnd(14)} early ${String(Math.round(early)).padStart(5)} ms   awake ${String(Math.round(awake)).padStart(5)} ms`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  writeFileSync(path.join(WORK, 'press.json'), JSON.stringify(results, null, 2));
}

async function measure(browser: Browser, base: string, { route, target, done }: Press, awake: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await page.goto(base + route);
  if (awake) await wake(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const element = page.locator(target).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  if (awake) await page.waitForTimeout(1500);
  // As text: the page's policy lets no script be made in it.
  const waited = page.evaluate<number>(`new Promise((resolve) => {
    let pressed = 0;
    addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
    const look = () => requestAnimationFrame(pressed && (${done}) ? (now) => resolve(now - pressed) : look);
    look();
  })`);
  await element.tap();
  const time = await waited;
  await context.close();
  return time;
}

/** Moves a hand over the page, and gives what it wakes the time to come. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
}

bench().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
