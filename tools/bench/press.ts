import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../setup/chromium';
import { median } from './figures';
import { serveHttp2 } from './http2-site';
import { sitePages } from './site-pages';

const WORK = path.join('.local', 'bench');
/** How much slower a phone of ₹10,000 is than this machine, as Lighthouse assumes. */
const SLOWDOWN = 4;
/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
/** The targets in milliseconds: the next paint in the median and at its worst, and the work of a press on a page that has not woken. */
const TARGETS = { paint: 100, worstPaint: 200, effect: 400 };

/** A page with only a box to tick and a form that cannot be sent: presses on it show the least time this machine needs. */
const BARE = 'about:blank';
const BARE_HTML =
  '<meta name="viewport" content="width=device-width"><label><input type="checkbox">Box</label><form><input required><button>Send</button></form>';

interface Press {
  name: string;
  route: string;
  /** The press on the bare page to compare with. */
  floor: 'bare box' | 'bare form';
  /** What is pressed. */
  target: string;
  /** A letter that is typed into it instead. */
  key?: string;
  /** Holds once the press has done its work. */
  done: string;
}

/** Milliseconds from a press to the paint that follows it, and to its work done and painted. */
interface Taken {
  paint: number;
  effect: number;
}

/** Holds when a slide stands at the left of its strip and is seen. */
const inPlace = (slide: string) =>
  `((slide) => Math.abs(slide.getBoundingClientRect().left - slide.closest('[data-carousel]').getBoundingClientRect().left) < 20 && getComputedStyle(slide).opacity === '1')(document.querySelector('${slide}'))`;

const of = (
  name: string,
  route: string,
  target: string,
  done: string,
  { floor = 'bare box', key }: Partial<Pick<Press, 'floor' | 'key'>> = {},
): Press => ({ name, route, target, done, floor, key });
const find = (css: string) => `document.querySelector(${JSON.stringify(css)})`;

const presses: Press[] = [
  of('bare box', BARE, 'label', `${find('input')}.checked`),
  // The browser says what is missing in a window of its own.
  of('bare form', BARE, 'button', `${find(':focus:invalid')} !== null`, { floor: 'bare form' }),
  of('menu', '/', '[data-menu=open]', 'document.getElementById("site-menu").open'),
  of('question', '/home', '#questions details details summary', `${find('#questions details details')}.open`),
  of(
    'topic',
    '/home',
    '#questions details[name]:nth-of-type(2) > summary',
    'document.querySelectorAll("#questions details[name]")[1].open',
  ),
  of('next slide', '/residential', '[data-step="1"]', inPlace('[data-slide]:nth-child(2)')),
  of(
    'form type',
    '/go-solar',
    'main form :is([role=tab]:nth-child(2), [data-types] label:nth-child(2))',
    `${find('[name=societyName]:enabled')}?.offsetWidth > 0`,
  ),
  of('choice', '/', 'main form label:has([name=electricityBill])', `${find('[name=electricityBill]')}.checked`),
  of('first key', '/', 'main form [name=fullName]', `${find('[name=fullName]')}.value !== ""`, { key: 'a' }),
  of('send', '/go-solar', 'main form [type=submit]', `${find(':user-invalid, :focus:invalid')} !== null`, {
    floor: 'bare form',
  }),
];

/**
 * `npm run bench -- press`: milliseconds from a press to the next paint and to its work done, on a phone with a processor four
 * times slower than this machine's: on a page that is awake, and as the first thing on a page just loaded over slow 4G.
 */
export async function press(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, presses: { type: 'string' } } });
  const asked = presses.filter(({ name }) => !values.presses || values.presses.split(',').includes(name));
  // Always with the bare box and the bare form: they show how fast this machine is.
  const chosen = presses.filter((press) => asked.some((each) => each === press || each.floor === press.name));
  mkdirSync(WORK, { recursive: true });
  const { server, base } = await serveHttp2('out', sitePages('out'), WORK);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const results: Record<string, { awake: Taken[]; asleep: Taken[] }> = {};
  try {
    console.log(
      `${'milliseconds'.padEnd(30)}awake: paint  worst  work done     asleep, slow 4G: paint  worst  work done  worst   missed`,
    );
    for (const press of chosen) {
      const taken: { awake: Taken[]; asleep: Taken[] } = { awake: [], asleep: [] };
      for (let run = 0; run < Number(values.runs); run++) {
        taken.awake.push(await measure(browser, base, press, true));
        taken.asleep.push(await measure(browser, base, press, false));
      }
      results[press.name] = taken;
      console.log(`${press.name.padEnd(14)}${press.route.padEnd(16)}${rowOf(taken, results[press.floor])}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  writeFileSync(path.join(WORK, 'press.json'), JSON.stringify(results, null, 2));
}

function rowOf(
  { awake, asleep }: Record<'awake' | 'asleep', Taken[]>,
  floor: Record<'awake' | 'asleep', Taken[]> | undefined,
): string {
  const [paint, worstPaint] = [middle(awake, 'paint'), worst(awake, 'paint')];
  const [pressed, effect] = [middle(asleep, 'paint'), middle(asleep, 'effect')];
  const cell = (time: number, width: number) => String(Math.round(time)).padStart(width);
  const figures: [name: string, time: number, target: number, floor: number][] = [
    ['paint', paint, TARGETS.paint, floor ? middle(floor.awake, 'paint') : 0],
    ['worst paint', worstPaint, TARGETS.worstPaint, floor ? worst(floor.awake, 'paint') : 0],
    ['paint asleep', pressed, TARGETS.paint, floor ? middle(floor.asleep, 'paint') : 0],
    ['work asleep', effect, TARGETS.effect, floor ? middle(floor.asleep, 'effect') : 0],
  ];
  const missed = figures
    .filter(([, time, target]) => time > target)
    .map(([name, , target, least]) => (least > target ? `${name} (the empty page too: ${Math.round(least)})` : name));
  return `${cell(paint, 12)}${cell(worstPaint, 7)}${cell(middle(awake, 'effect'), 11)}${cell(pressed, 27)}${cell(worst(asleep, 'paint'), 7)}${cell(effect, 11)}${cell(worst(asleep, 'effect'), 7)}   ${missed.join(', ') || '-'}`;
}

const middle = (taken: Taken[], name: keyof Taken) => median(taken.map((each) => each[name]));
const worst = (taken: Taken[], name: keyof Taken) => Math.max(...taken.map((each) => each[name]));

async function measure(
  browser: Browser,
  base: string,
  { route, target, key, done }: Press,
  awake: boolean,
): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  if (route === BARE) await page.setContent(BARE_HTML);
  else await page.goto(base + route);
  if (awake) await wake(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!awake) await slowDown(wire);
  const element = page.locator(target).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  if (key) await element.tap();
  if (awake) await page.waitForTimeout(1500);
  await page.evaluate(watching(done, key ? 'keydown' : 'pointerdown'));
  await (key ? page.keyboard.press(key) : touch(page, element));
  const result = await page.evaluate<Taken>('taken');
  await context.close();
  return result;
}

/** Taps without Playwright's own checks, which take a slow processor 10 ms. */
async function touch(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function slowDown(wire: CDPSession): Promise<void> {
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * What the page is asked, as text: its policy lets no script be made in it. The browser tells, in steps of 8 ms, how long
 * each event of a press took to its paint, and nothing of what took less than 16.
 */
const watching = (done: string, first: string) => `window.taken = new Promise((resolve) => {
  let pressed = 0, effect = 0, paint = 16;
  // Looking earlier would make the page paint all the time.
  addEventListener('${first}', (event) => { pressed = event.timeStamp; look(); }, { capture: true, once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (pressed && entry.startTime >= pressed - 1 && entry.interactionId) paint = Math.max(paint, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const look = () => requestAnimationFrame((now) => {
    if (!(${done})) return look();
    effect = now - pressed;
    setTimeout(() => resolve({ paint, effect }), 600);
  });
}), undefined`;

/** Moves the mouse, which wakes the page, and waits until everything has loaded. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  // Tabs take the place of the types of the form.
  await page.waitForFunction('!document.querySelector("[data-types]")?.checkVisibility()');
  await page.waitForTimeout(500);
}
