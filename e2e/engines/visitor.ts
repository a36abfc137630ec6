import { expect } from 'playwright/test';
import type { Questions } from '../lead-forms';
import type { Command } from './browsers';

/** For how long a visitor waits for anything: long, since the machine may be busy. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

const ROLES = { textbox: 'input', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]', combobox: 'select' };

const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', ArrowRight: '\uE014' };

/** A JavaScript expression, to be evaluated in the page, for the first element that a selector finds. */
export const first = (css: string) => `document.querySelector(${JSON.stringify(css)})`;

/** A point in the window in CSS pixels, or a text that says why the element cannot be pressed. */
type Place = { x: number; y: number } | string;

/** Finds where to press the element of a name, or with it in its name, and scrolls there. Runs in the page, alone. */
function findPlace(css: string, name: string): Place {
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  const textOf = (elements: Element[]) => elements.map(({ textContent }) => textContent).join(' ');
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (textOf(labelsOf(element)) || textOf([element])))
      .replace(/\s+/g, ' ')
      .trim();
  const seen = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const element = seen.find((one) => nameOf(one) === name) ?? seen.find((one) => nameOf(one).includes(name));
  if (!element) return 'is not seen';
  let reason = 'is out of view';
  for (const part of [element, ...labelsOf(element)])
    for (const { x, y, width, height } of part.getClientRects()) {
      const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const hit = document.elementFromPoint(place.x, place.y);
      // Pressing a link inside a label follows the link and does not tick the box of the label.
      const pressed = hit?.closest('a, button, summary, select, input, label');
      if (hit && part.contains(hit) && (!pressed || part === pressed || pressed.contains(part))) return place;
      if (hit) reason = `is covered by ${hit.outerHTML.slice(0, 80)}`;
    }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return reason;
}

/** A visitor of the site in one browser window, who acts and then waits for the effect. */
export class Visitor {
  constructor(
    private readonly command: Command,
    private readonly site: string,
  ) {}

  open = (route: string) => this.command('Navigate', { url: this.site + route });

  /** Evaluates a JavaScript expression in the page and returns its value, which JSON must be able to carry. */
  look = async <Value>(expression: string) =>
    (await this.command('ExecuteScript', { script: `return (${expression})`, args: [] })) as Value;

  /** Resizes the window until the page has the wanted size, because the size of a window includes its frame. */
  resize = (width: number, height: number) =>
    expect(async () => {
      const [inside, frame] = await this.look<[number, number][]>(
        '[[innerWidth, innerHeight], [outerWidth - innerWidth, outerHeight - innerHeight]]',
      );
      const size = { x: 0, y: 0, width: width + frame![0], height: height + frame![1] };
      if (inside![0] !== width || inside![1] !== height) await this.command('SetWindowRect', size);
      expect(inside).toEqual([width, height]);
    }).toPass(PATIENCE);

  type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.command('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  key = (key: keyof typeof KEYS) => this.type(KEYS[key]);

  /** Presses an element as soon as it stands still and nothing covers it. */
  async press(css: string, name = ''): Promise<void> {
    let place = '' as Place;
    await expect(async () => {
      const last = place;
      place = await this.look<Place>(`(${findPlace})(${JSON.stringify(css)}, ${JSON.stringify(name)})`);
      expect(typeof place, `${css} "${name}" ${JSON.stringify(place)}`).toBe('object');
      expect(place, `${css} "${name}" stands still`).toEqual(last);
    }).toPass(PATIENCE);
    const move = { type: 'pointerMove', ...(place as object), duration: 0 };
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [move, down, { type: 'pause', duration: 50 }, up];
    await this.command('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Gives focus to an element, as enough presses of the Tab key would. */
  async focus(css: string): Promise<void> {
    await this.see(`${first(css)} !== null`);
    await this.look(`${first(css)}.focus()`);
  }

  /** Waits until a JavaScript expression is true in the page. The browser throws while one page gives way to the next. */
  see = (expression: string) =>
    expect(async () => expect(await this.look(`Boolean(${expression})`), expression).toBe(true)).toPass(PATIENCE);

  seeFocusOn = (css: string) => this.see(`document.activeElement.matches(${JSON.stringify(css)})`);

  seeText = (text: string, within: string, isThere = true) =>
    this.see(`${first(within)}?.innerText.includes(${JSON.stringify(text)}) === ${isThere}`);

  /** Waits for an alert with a text, and closes it. */
  async hearAlert(text: string): Promise<void> {
    await expect(async () => expect(await this.command('GetAlertText')).toBe(text)).toPass(PATIENCE);
    await this.command('AcceptAlert');
  }

  /** The questions of a form, as `fill` of e2e/lead-forms.ts expects them. */
  questionsIn = (form: string): Questions => ({
    getByRole: (role, { name }) => {
      const css = `${form} ${ROLES[role]}`;
      return {
        fill: (text) => this.press(css, name).then(() => this.type(text)),
        check: () => this.press(css, name),
        // Chooses by keys, since the list that a press opens is not part of the page.
        selectOption: async (value) => {
          await this.focus(css);
          const options = await this.look<string[]>(`[...${first(css)}.options].map((option) => option.value)`);
          for (let step = 0; step < options.indexOf(value); step++) await this.key('ArrowDown');
          await this.see(`${first(css)}.value === ${JSON.stringify(value)}`);
        },
      };
    },
  });
}
