import type { Page } from 'playwright/test';
import { languages } from './site';
import { barriers } from './axe';
import { expect, scrollPage, scrollToTheEnd, setLetters, test } from './kit';
import { noteShifts, shifted } from './shifts';

// Returns by how many px the page is too wide. The `innerWidth` of a phone would grow with the parts that stick out.
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that extend beyond the sides of the window, unless an element around them scrolls or clips. */
const cutOff = (page: Page) =>
  page.locator('body *:not(svg *)').evaluateAll((elements) => {
    const held = (element: Element): boolean => {
      const parent = element.parentElement!;
      return parent !== document.body && (getComputedStyle(parent).overflowX !== 'visible' || held(parent));
    };
    return elements
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const sticksOut = width > 0 && height > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
        return sticksOut && element.checkVisibility({ visibilityProperty: true }) && !held(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/**
 * The words and figures of the page that are broken over two lines and, in narrow windows, the texts with a line that
 * begins with a closing sign, such as a colon. With large letters a long word may break,
 * but the figure of a rating such as 4.8 may not.
 */
const badBreaks = (page: Page, letters: number) =>
  page.evaluate((letters) => {
    const found: string[] = [];
    const range = document.createRange();
    const boxesOf = (node: Text, index: number, length: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + length);
      return [...range.getClientRects()];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement!;
      if (parent.closest('script, dialog')) continue;
      // Skips texts of one line, in which no word can be broken.
      if (boxesOf(node, 0, node.length).length > 1)
        for (const { 0: word, index } of node.data.matchAll(/(?:[^\s\-–—/@.]|(?<=\d)\.(?=\d))+/g)) {
          if (letters > 16 && !/^\d\.\d$/.test(word)) continue;
          const tops = boxesOf(node, index, word.length).flatMap((box) => (box.width > 1 ? Math.round(box.top) : []));
          if (new Set(tops).size > 1) found.push(word);
        }
      // Skips words for screen readers only, whose box is 1 px wide.
      if (innerWidth > 412 || letters > 16 || parent.getBoundingClientRect().width < 3) continue;
      const block = parent.closest('p, li, dt, dd, td, th, h1, h2, h3, label, a, button, summary, div') ?? parent;
      for (const { index } of node.data.matchAll(/[:;,.!?)\]।]/g)) {
        const [sign] = boxesOf(node, index, 1);
        if (!sign || sign.width < 0.5) continue;
        range.selectNodeContents(block);
        const isBefore = ({ left, top, bottom, width }: DOMRect) =>
          width > 0.5 && left < sign.left - 1 && top < sign.bottom - 3 && bottom > sign.top + 3;
        if (![...range.getClientRects()].some(isBefore))
          found.push(node.data.slice(Math.max(0, index - 30), index + 20));
      }
    }
    return found;
  }, letters);

/**
 * Controls less than 48 px wide or high. A link inside a line of text may be as low as the line, as WCAG 2.5.8 allows.
 */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const inWords = getComputedStyle(control).display === 'inline' && control.closest('p, li, label');
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') || inWords) return [];
      const label = control.matches('[type=checkbox], [type=radio]') && (control as HTMLInputElement).labels?.[0];
      const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      const small = width > 1 && (width < 47.5 || height < 47.5);
      return small ? [`${width} x ${height}: ${control.outerHTML.slice(0, 120)}`] : [];
    }),
  );

/** Adds styles as a constructed style sheet, which the security policy of the page lets through. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** Fields that have no room for the whole of their value. */
const cutValues = (page: Page) =>
  page
    .locator('main input[inputmode]')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields.flatMap(({ name, value, scrollWidth, clientWidth }) =>
        value && clientWidth && scrollWidth > clientWidth + 1 ? [`${name}: ${value}`] : [],
      ),
    );

/** Numbers of sources that the next number covers, so that a press on them would open the wrong source. */
const coveredNumbers = (page: Page) =>
  page.locator('main sup a').evaluateAll((links) =>
    links.flatMap((link, index) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const number = words.getBoundingClientRect();
      const next = links[index + 1]?.getBoundingClientRect();
      const isCovered =
        next &&
        next.left < number.right - 1 &&
        next.right > number.left + 1 &&
        next.top < number.bottom - 1 &&
        next.bottom > number.top + 1;
      return isCovered ? [link.outerHTML] : [];
    }),
  );

/** Tables in which a row has fewer cells for screen readers than another, so that cells are read with wrong headers. */
const unevenTables = (page: Page) =>
  page.locator('main table').evaluateAll((tables: HTMLTableElement[]) =>
    tables.flatMap(({ rows, caption }) => {
      const counts = [...rows].map(({ cells }) => [...cells].filter((cell) => cell.checkVisibility()).length);
      return new Set(counts.filter(Boolean)).size > 1 ? [`${caption?.textContent}: ${counts}`] : [];
    }),
  );

/** Styles that save the browser painting, which takes longer than the layout that is measured. */
const NOT_PAINTED = 'html { opacity: 0 }';

/** Styles with the spaces between letters, words and lines that WCAG 1.4.12 names. */
const SPACED_WORDS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Elements that cut off a part of their own text. Slides out of view do not count. */
const clippedWords = (page: Page) =>
  page.locator('main *, header *, footer *, nav *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          element.checkVisibility({ visibilityProperty: true }) &&
          clipPath === 'none' &&
          position !== 'absolute' &&
          !element.closest('[inert]') &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()) &&
          ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (clips(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** The windows of phones to test, each with its width and its size of letters, in px. */
const PHONES = [320, 360, 390, 412].map((width) => [width, 16]) as [number, number][];
const OTHERS = [
  ...[768, 769, 1024, 1440].map((width) => [width, 16]),
  ...[320, 412, 1024, 1280].map((width) => [width, 32]),
  [320, 20],
] as [number, number][];
/** The other windows in which a page is tested that has the same layout as another page. */
const FEW_OTHERS = OTHERS.filter((window) => ['768,16', '320,32'].includes(`${window}`));

const [first = [], ...others] = languages.map(({ pages }) => Object.values(pages).map(({ address }) => address));
const routes = [...first, ...others.flat()];
/** Whether a page is tested only on the phone, because a page in the first language, or of Varanasi, has its layout. */
const repeats = (route: string) => others.flat().includes(route) || /^\/rooftop-solar\/(?!varanasi)/.test(route);

for (const route of [...routes, '/no-such-page'])
  test(`${route} meets the requirements of every page${repeats(route) ? '' : ' @both'}`, async ({ page, isMobile }) => {
    const status = route === '/no-such-page' ? 404 : 200;
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
    const missing: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && missing.push(new URL(answer.url()).pathname));
    await page.addInitScript(noteShifts);
    expect((await page.goto(route))?.status()).toBe(status);
    expect.soft(await barriers(page)).toEqual([]);

    await test.step('while a visitor scrolls to the end, no part of the page shifts and no file is missing', async () => {
      await scrollToTheEnd(page);
      const { sum, culprits } = await shifted(page);
      expect.soft(sum, culprits.join('\n')).toBeLessThan(0.0005);
      expect.soft(missing).toEqual(status === 404 ? [route] : []);
    });

    await scrollPage(page, 0);
    await addStyles(page, NOT_PAINTED);
    for (const [width, letters] of isMobile ? [...PHONES, ...(repeats(route) ? FEW_OTHERS : [])] : OTHERS) {
      const at = `${width} px, letters of ${letters} px`;
      await page.setViewportSize({ width, height: 844 });
      await setLetters(page, letters);
      expect.soft(await tooWide(page), at).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `${at}: cut off at a side of the window`).toEqual([]);
      expect.soft(await badBreaks(page, letters), `${at}: lines broken in a wrong place`).toEqual([]);
      expect.soft(await cutValues(page), `${at}: values cut off in their fields`).toEqual([]);
      expect.soft(await unevenTables(page), `${at}: rows of different lengths`).toEqual([]);
    }
    if (!isMobile) return;

    await test.step('each control is large enough for a thumb, and all words fit where letters and lines are spaced wider', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await setLetters(page, 16);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await coveredNumbers(page)).toEqual([]);
      await addStyles(page, SPACED_WORDS);
      expect.soft(await tooWide(page)).toBeLessThanOrEqual(0);
      expect.soft(await clippedWords(page)).toEqual([]);
    });
  });
