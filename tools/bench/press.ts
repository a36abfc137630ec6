import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright';
import { withChromium } from '../install/chromium';
import { serveHttp2 } from './http2-site';
import { median } from './targets';

/** Lighthouse slows the processor down by this factor to resemble a cheap phone. */
const SLOWDOWN = 4;
/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** On a form without scripts and styles, a press takes only the time that the browser needs. */
const BARE = 'about:blank';
const BARE_HTML =
  '<meta name="viewport" content="width=device-width"><form><input required><button>Send</button></form>';

interface Press {
  route: string;
  target: string;
  key?: string;
  /** A JavaScript expression that is true once the press has changed the page as it should; `$` finds an element. */
  done: string;
}

const HEADING = `$('main form h2').textContent`;
/** True once the heading of the result no longer names the default bill. */
const ANSWERED = `!${HEADING}.includes((+$('main form [name=bill]').defaultValue).toLocaleString('en-IN'))`;
const TYPE_BILL = { route: '/solar-calculator', target: 'main form [name=bill]', key: '1' };

const presses: Record<string, Press> = {
  // A browser that refuses to send a form focuses the empty field.
  'bare form': { route: BARE, target: 'button', done: `$(':focus:invalid')` },
  menu: { route: '/', target: '[data-menu=open]', done: `$('#site-menu').open` },
  question: {
    route: '/home',
    target: '#questions details details summary',
    done: `$('#questions details details').open`,
  },
  'next slide': {
    route: '/residential',
    target: '[data-step="1"]',
    // True once the second slide is visible at the left edge of the carousel.
    done: `((slide) => Math.abs(slide.getBoundingClientRect().left - slide.closest('[data-carousel]').getBoundingClientRect().left) < 20 && getComputedStyle(slide).opacity === '1')($('[data-slide]:nth-child(2)'))`,
  },
  'form type': {
    route: '/go-solar',
    target: 'main form :is([role=tab]:nth-child(2), [data-types] label:nth-child(2))',
    done: `$('[name=societyName]:enabled')?.offsetWidth > 0`,
  },
  slider: { route: '/solar-calculator', target: '[data-slider]', done: ANSWERED },
  bill: { ...TYPE_BILL, done: ANSWERED },
  // The list with the typed bill is drawn together with the charts, after the main figures.
  'bill charts': {
    ...TYPE_BILL,
    done: `$('output[name=bill-before]').dataset.value !== $('main form [name=bill]').defaultValue`,
  },
  'bill check': {
    route: '/solar-calculator/check-bill',
    target: 'main form [name=import]',
    key: '1',
    done: `!${HEADING}.includes($('[name=import]').defaultValue)`,
  },
  quote: {
    route: '/solar-calculator/compare-quotes',
    target: 'main form [name=a-price]',
    key: '1',
    done: `$('output[name=a-full]').dataset.value !== $('[name=a-price]').defaultValue`,
  },
  roof: {
    route: '/solar-calculator/roof',
    target: 'main form a[href*="long=20"]',
    done: `${HEADING}.includes('20 × 20')`,
  },
  'first key': { route: '/', target: 'main form [name=fullName]', key: 'a', done: `$('[name=fullName]').value` },
  send: { route: '/go-solar', target: 'main form [type=submit]', done: `$(':user-invalid, :focus:invalid')` },
};

/** Milliseconds from a press to the next paint, and to the paint that shows the effect. */
type Times = Record<'paint' | 'work', number>;

export async function press(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, presses: { type: 'string' } } });
  // The bare form is always measured, because it shows how fast this machine is.
  const wanted = values.presses?.split(',').concat('bare form') ?? Object.keys(presses);
  const site = await serveHttp2();
  console.log(
    `Milliseconds, median (worst). Asleep: just loaded over slow 4G.
Targets: paint 100, worst 200, work while asleep 400.
Targets of a calculator: work 50, of its charts 200, of its first answer asleep 2000.`,
  );
  await withChromium(async (browser) => {
    for (const [name, press] of Object.entries(presses).filter(([name]) => wanted.includes(name))) {
      const [awake, asleep]: [Times[], Times[]] = [[], []];
      for (let run = 0; run < Number(values.runs); run++) {
        awake.push(await measure(browser, site.base, press, true));
        asleep.push(await measure(browser, site.base, press, false));
      }
      console.log(`${name.padEnd(14)}awake: ${formatTimes(awake)}   asleep: ${formatTimes(asleep)}`);
    }
  });
  site.close();
}

const formatTimes = (taken: Times[]) =>
  (['paint', 'work'] as const)
    .map((what) => {
      const all = taken.map((each) => each[what]);
      return `${what} ${Math.round(median(all))} (${Math.round(Math.max(...all))})`.padEnd(18);
    })
    .join('');

async function measure(browser: Browser, base: string, press: Press, awake: boolean): Promise<Times> {
  const { route, target, key, done } = press;
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  if (route === BARE) await page.setContent(BARE_HTML);
  else await page.goto(base + route);
  if (awake) {
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    // Waits until React has replaced the radios for the types of a form by tabs. Other pages have no such radios.
    await page.locator('[data-types]').first().waitFor({ state: 'hidden' });
  } else {
    await slowDown(wire);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  const element = page.locator(target).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  if (key) await element.tap();
  if (awake) {
    // The parts that start when they come into view must have started before the processor is slowed down.
    await page.waitForTimeout(500);
    await slowDown(wire);
  }
  await page.evaluate(watching(done, key ? 'keydown' : 'pointerdown'));
  if (key) {
    await page.keyboard.press(key);
  } else {
    // Playwright's checks before a tap on an element take 10 ms on a slow processor, so the tap is at coordinates.
    const { x, y, width, height } = (await element.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  const taken = await page.evaluate<Times>('taken');
  await context.close();
  return taken;
}

const slowDown = (wire: CDPSession) => wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/**
 * Returns code that sets `window.taken` to a promise of the times of the next press. Browsers report the time to a paint
 * in steps of 8 ms, and none below 16 ms.
 */
const watching = (done: string, first: string) => `window.taken = new Promise((resolve) => {
  let pressed = 0, work = 0, paint = 16;
  const $ = (selector) => document.querySelector(selector);
  // Asking for frames before the press would make the page paint all the time.
  addEventListener('${first}', (event) => { pressed = event.timeStamp; look(); }, { capture: true, once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (pressed && entry.startTime >= pressed - 1 && entry.interactionId) paint = Math.max(paint, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const look = () => requestAnimationFrame((now) => {
    if (!(${done})) return look();
    work = now - pressed;
    setTimeout(() => resolve({ paint, work }), 300);
  });
}), undefined`;
