import type { Page } from 'playwright/test';
import { languages } from './site';
import { barriers } from './axe';
import { expect, scrollPage, scrollToTheEnd, setLetters, test } from './kit';
import { noteShifts, shifted } from './shifts';

function layoutFaults(letters: number): string[] {
  const root = document.documentElement;
  root.style.fontSize = `${letters}px`;
  const faults: string[] = [];
  const report = (fault: string, place: string) => faults.push(`${fault}: ${place.slice(0, 120)}`);
  // Compares with `clientWidth`, because the `innerWidth` of a phone grows with the parts that stick out.
  if (root.scrollWidth > root.clientWidth) report('wider than the window', `${root.scrollWidth} px`);

  // A part that sticks out of the window is no fault if an element around it scrolls or clips it.
  const held = ({ parentElement: parent }: Element): boolean =>
    parent !== document.body && (getComputedStyle(parent!).overflowX !== 'visible' || held(parent!));
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const sticksOut = width > 0 && height > 0 && (left < -1 || right > root.clientWidth + 1);
    if (sticksOut && element.checkVisibility({ visibilityProperty: true }) && !held(element))
      report('cut off at a side of the window', element.outerHTML);
  }

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
    if (boxesOf(node, 0, node.length).length > 1)
      for (const { 0: word, index } of node.data.matchAll(/(?:[^\s\-–—/@.]|(?<=\d)\.(?=\d))+/g)) {
        // With large letters a long word may break, but a rating such as 4.8 may not.
        if (letters > 16 && !/^\d\.\d$/.test(word)) continue;
        const tops = boxesOf(node, index, word.length).flatMap((box) => (box.width > 1 ? Math.round(box.top) : []));
        if (new Set(tops).size > 1) report('a word or figure broken over two lines', word);
      }
    // Leaves out words for screen readers alone, which are 1 px wide.
    if (innerWidth > 412 || letters > 16 || parent.getBoundingClientRect().width < 3) continue;
    const block = parent.closest('p, li, dt, dd, td, th, h1, h2, h3, label, a, button, summary, div') ?? parent;
    for (const { index } of node.data.matchAll(/[:;,.!?)\]।]/g)) {
      const [sign] = boxesOf(node, index, 1);
      if (!sign || sign.width < 0.5) continue;
      range.selectNodeContents(block);
      const isBefore = ({ left, top, bottom, width }: DOMRect) =>
        width > 0.5 && left < sign.left - 1 && top < sign.bottom - 3 && bottom > sign.top + 3;
      if (![...range.getClientRects()].some(isBefore))
        report('a line that begins with a closing sign', node.data.slice(Math.max(0, index - 30), index + 20));
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement>('main input[inputmode]'))
    if (field.value && field.clientWidth && field.scrollWidth > field.clientWidth + 1)
      report('a value cut off in its field', `${field.name}: ${field.value}`);

  // Screen readers name wrong headers for cells if one row shows fewer cells than another.
  for (const { rows, caption } of document.querySelectorAll<HTMLTableElement>('main table')) {
    const counts = [...rows].map(({ cells }) => [...cells].filter((cell) => cell.checkVisibility()).length);
    if (new Set(counts.filter(Boolean)).size > 1)
      report('rows of different lengths', `${caption?.textContent}: ${counts}`);
  }
  return faults;
}

/** Lists controls less than 48 px wide or high. A link inside a line of text may be smaller, as in WCAG 2.5.8. */
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

/** Adds a constructed style sheet, because the security policy of the page refuses new style elements. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** Lists footnote numbers that the next number covers, because a press on such a number could open the wrong source. */
const coveredNumbers = (page: Page) =>
  page.locator('main sup a').evaluateAll((links) =>
    links.slice(0, -1).flatMap((link, index) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const number = words.getBoundingClientRect();
      const next = links[index + 1]!.getBoundingClientRect();
      const width = Math.min(number.right, next.right) - Math.max(number.left, next.left);
      const height = Math.min(number.bottom, next.bottom) - Math.max(number.top, next.top);
      return width > 1 && height > 1 ? [link.outerHTML] : [];
    }),
  );

/** Hides the page, because painting takes longer than the layout, and only the layout is measured. */
const NOT_PAINTED = 'html { opacity: 0 }';

/** WCAG 1.4.12: a page with these spaces must lose no content. */
const SPACED_WORDS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

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

/** The width of the window and the size of the letters, both in px. */
const PHONES = [320, 360, 390, 412].map((width) => [width, 16]) as [number, number][];
const OTHERS = [
  ...[768, 769, 1024, 1440].map((width) => [width, 16]),
  ...[320, 412, 1024, 1280].map((width) => [width, 32]),
  [320, 20],
] as [number, number][];
/** Besides PHONES, these windows are enough for a translation and for a page with the layout of an earlier page. */
const FEW_OTHERS = OTHERS.filter((window) => ['768,16', '1440,16', '320,32'].includes(`${window}`));

/** Pages that share a section of this list, such as the pages of towns, have the same layout. */
const KINDS = ['article', 'legalText', 'town'] as const;
const pages = languages.flatMap(({ pages }, index) => {
  const all = Object.values(pages);
  return all.map((page) => ({
    route: page.address,
    translated: index > 0,
    repeated: KINDS.some((kind) => page[kind] && page !== all.find((one) => one[kind])),
  }));
});

pages.push({ route: '/no-such-page', translated: false, repeated: false });

for (const { route, translated, repeated } of pages) {
  const onPhoneAlone = translated || repeated;
  test(`${route} has no layout fault, and no barrier, shift, missing file or small control where these are measured${onPhoneAlone ? '' : ' @both'}`, async ({
    page,
    isMobile,
  }) => {
    const status = route === '/no-such-page' ? 404 : 200;
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
    const missing: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && missing.push(new URL(answer.url()).pathname));
    await page.addInitScript(noteShifts);
    expect((await page.goto(route))?.status()).toBe(status);
    if (!(translated && repeated)) expect.soft(await barriers(page, 'html', { colours: !onPhoneAlone })).toEqual([]);
    if (!translated)
      await test.step('while a visitor scrolls to the end, no part of the page shifts and no file is missing', async () => {
        await scrollToTheEnd(page);
        const { sum, culprits } = await shifted(page);
        expect.soft(sum, culprits.join('\n')).toBeLessThan(0.0005);
        expect.soft(missing).toEqual(status === 404 ? [route] : []);
      });

    await scrollPage(page, 0);
    await addStyles(page, NOT_PAINTED);
    for (const [width, letters] of isMobile ? [...PHONES, ...(onPhoneAlone ? FEW_OTHERS : [])] : OTHERS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(layoutFaults, letters), `${width} px, letters of ${letters} px`).toEqual([]);
    }
    if (!isMobile) return;

    await test.step('each control is large enough for a thumb, and all words fit where letters and lines are spaced wider', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await setLetters(page, 16);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await coveredNumbers(page)).toEqual([]);
      await addStyles(page, SPACED_WORDS);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect.soft(await clippedWords(page)).toEqual([]);
    });
  });
}
