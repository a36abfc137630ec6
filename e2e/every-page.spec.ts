import type { Page } from 'playwright/test';
import { routes } from '../content/facts/routes';
import { barriers } from './axe';
import { expect, scrollPage, setLetters, test } from './kit';
import { noteShifts, shifted } from './shifts';

/** Half a screen at a time, slowly enough for what comes into view to wake. */
const scrollToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });

/** What sticks out of the window at its sides, unless an element around it scrolls or clips. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const held = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null &&
        parent !== document.body &&
        (getComputedStyle(parent).overflowX !== 'visible' || held(parent))
      );
    };
    const out = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        (left < -1 || right > innerWidth + 1) &&
        getComputedStyle(element).visibility === 'visible' &&
        !held(element)
      );
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/** Words whose letters stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (node.parentElement?.closest('script, dialog')) continue;
      range.selectNodeContents(node);
      // In a text of one line there is no broken word.
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/@.]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Controls less than 48 px wide or high. Links in a line of words are as high as the line, as WCAG 2.5.8 allows. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const inWords = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, label') !== null;
    const sizeOf = (element: Element) => {
      const label = element.matches('[type=checkbox], [type=radio]')
        ? (element as HTMLInputElement).labels?.[0]
        : undefined;
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !inWords(element),
      )
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => width > 1 && (width < 47.5 || height < 47.5))
      .map(({ element, width, height }) => `${width} x ${height}: ${element.outerHTML.slice(0, 120)}`);
  });

/** Words in Devanagari letters that a screen reader would try to read as English. */
const unmarkedHindi = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (/[\u0900-\u097f]/.test(node.data) && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'hi')
        found.push(node.data);
    }
    return found;
  });

/** Words that no longer fit once letters, words and lines stand as far apart as WCAG 1.4.12 says. Slides out of view do not count. */
const cutOffWords = (page: Page) =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = [...document.querySelectorAll('main *, header *, footer *, nav *')].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        clipPath !== 'none' ||
        position === 'absolute' ||
        element.closest('[inert]')
      )
        return false;
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      return (
        words &&
        ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...cut.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/** Letters, words and lines as far apart as WCAG 1.4.12 says. The page's security policy does not refuse a constructed style sheet. */
const spaceWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Notes the style sheets that a page asks for, and what its security policy refuses, from now on. */
async function watch(page: Page) {
  const sheets: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().includes('.css')) sheets.push(request.url());
  });
  await page.exposeFunction('noteRefusal', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteRefusal(what: string): void }).noteRefusal(event.violatedDirective),
    );
  });
  return { sheets, refused };
}

const windows = [
  [320, 16],
  [320, 20],
  [320, 32],
  [390, 16],
  [412, 32],
  [768, 16],
  [769, 16],
  [1024, 16],
  [1024, 32],
  [1280, 32],
  [1440, 16],
] as const;

for (const route of [...routes, '/no-such-page']) {
  test(`${route} meets the requirements of every page @both`, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
    const { sheets, refused } = await watch(page);
    await page.addInitScript(noteShifts);
    const response = await page.goto(route);
    expect(response?.status()).toBe(routes.some((one) => one === route) ? 200 : 404);

    await test.step('it fits the window and has no barrier that a machine can find', async () => {
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect.soft(await barriers(page)).toEqual([]);
    });

    await test.step('nothing shifts while a visitor scrolls to the end', async () => {
      await scrollToTheEnd(page);
      const { sum, culprits } = await shifted(page);
      expect.soft(sum, culprits.join('\n')).toBeLessThan(0.0005);
    });

    await test.step('its styles but those for print are in the page, and its security policy refuses nothing', () => {
      expect.soft(sheets).toEqual([]);
      expect.soft(refused).toEqual([]);
    });

    if (isMobile) {
      await test.step('each control is large enough for a thumb, Hindi is marked as Hindi, and wide-set words all fit', async () => {
        await scrollPage(page, 0);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await unmarkedHindi(page)).toEqual([]);
        await spaceWords(page);
        expect.soft(await cutOffWords(page)).toEqual([]);
      });
    } else {
      await test.step('no part is cut off at its sides and no word broken, at any width and size of letters', async () => {
        await scrollPage(page, 0);
        for (const [width, letters] of windows) {
          await page.setViewportSize({ width, height: 800 });
          await setLetters(page, letters);
          expect.soft(await cutOff(page), `${width} px, letters of ${letters} px`).toEqual([]);
          if (letters === 16) expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
        }
      });
    }
  });
}
