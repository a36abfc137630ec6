/**
 * `npm run shots`: pictures of every page of out/ at five widths, and of the menu, the questions and the forms in
 * each state, into shots/. `--routes /,/subsidies` and `--widths 390,1440` take some of them.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { startPreview } from '../preview/server';
import { ensureChromium } from '../setup/chromium.mjs';
import { messageOf } from '../setup/progress.mjs';
import { subjects, type Subject } from './subjects';

const FOLDER = 'shots';
const ENDPOINT = '**/api/v1.0/email/send';

/** In a picture of the whole page the header and the thumb-reach bar, where it is seen, stand at their end of it, once. */
function intoTheFlow(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>(
    'header, body > :last-child, body > nav, body > aside',
  )) {
    if (!['sticky', 'fixed'].includes(getComputedStyle(element).position)) continue;
    if (getComputedStyle(element).visibility === 'hidden') element.style.display = 'none';
    element.style.position = 'static';
    element.style.translate = 'none';
  }
}

interface Shot extends Omit<Subject, 'widths'> {
  width: number;
}

/** What the options ask for: everything, or the routes and widths they name. */
function wanted(): Shot[] {
  const { values } = parseArgs({ options: { routes: { type: 'string' }, widths: { type: 'string' } } });
  const routes = values.routes?.split(',');
  const widths = values.widths?.split(',').map(Number);
  return subjects
    .filter(({ route }) => routes?.includes(route) ?? true)
    .flatMap(({ widths: all, ...subject }) =>
      all.filter((width) => widths?.includes(width) ?? true).map((width) => ({ ...subject, width })),
    );
}

/** Parts that wait to come into view come into it. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(
  browser: Browser,
  base: string,
  { name, route, width, windowOnly = false, status = 200, prepare }: Shot,
): Promise<void> {
  const phone = width <= 768;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
    // Nothing is caught half-way.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.route(ENDPOINT, (answer) =>
      answer.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        body: status === 200 ? 'OK' : 'Too Many Requests',
      }),
    );
    await page.goto(base + route);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    await prepare?.(page);
    if (!windowOnly) await page.evaluate(intoTheFlow);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}.png`), fullPage: !windowOnly });
  } finally {
    await context.close();
  }
}

async function shoot(): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const shots = wanted();
  if (shots.length === 0)
    throw new Error(
      'No picture has that route and width. Routes are written as in content/facts/routes.ts, widths as 390,1440.',
    );
  await mkdir(FOLDER, { recursive: true });
  const leadsDir = await mkdtemp(path.join(tmpdir(), 'shots-'));
  const preview = await startPreview({ siteDir: path.resolve('out'), leadsDir, port: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const [index, shot] of shots.entries()) {
      await take(browser, `http://localhost:${preview.port}`, shot);
      console.log(`${index + 1}/${shots.length} ${shot.name}-${shot.width}.png`);
    }
  } finally {
    await browser.close();
    await preview.close();
    await rm(leadsDir, { recursive: true, force: true });
  }
}

shoot().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
