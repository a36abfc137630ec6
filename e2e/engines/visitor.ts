import { expect } from 'playwright/test';
import type { Questions } from '../lead-forms';
import type { Tab } from './engine';
import { findPlace, type Place, type Target } from './find-place';

/**
 * For how many milliseconds a visitor waits for anything on a page, and how often the visitor looks. The wait is long,
 * since the machine may be busy.
 */
const PATIENCE = { timeout: 20_000, intervals: [100] };

const ROLES = { textbox: 'input', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]', combobox: 'select' };

export const button = (name: string, within?: string): Target => ({ css: 'button', name, exact: true, within });
export const link = (name: string, within?: string): Target => ({ css: 'a[href]', name, within });

/** A JavaScript expression, to be evaluated in the page, for the first element that a selector finds. */
export const first = (css: string) => `document.querySelector(${JSON.stringify(css)})`;

/** A visitor of the site in one browser tab, who acts and then waits for the effect. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  open(route: string): Promise<void> {
    return this.tab.open(this.site + route);
  }

  /** Presses an element as soon as it stands still and nothing covers it. */
  async press(target: Target): Promise<void> {
    let place = '' as Place;
    await expect(async () => {
      const last = place;
      place = await this.tab.look<Place>(`(${findPlace})(${JSON.stringify(target)})`);
      expect(place, `${JSON.stringify(target)} can be pressed`).toEqual({
        x: expect.any(Number),
        y: expect.any(Number),
      });
      expect(place, `${JSON.stringify(target)} stands still`).toEqual(last);
    }).toPass(PATIENCE);
    const { x, y } = place as Exclude<Place, string>;
    await this.tab.press(x, y);
  }

  /** Gives focus to an element, as enough presses of the Tab key would. */
  async focus(css: string): Promise<void> {
    await this.see(`${first(css)} !== null`, css);
    await this.tab.look(`${first(css)}.focus()`);
  }

  /** Waits until a JavaScript expression is true in the page. The text `what` says in the error what was not seen. */
  async see(expression: string, what: string): Promise<void> {
    await expect(async () => {
      // The engine throws while one page gives way to the next, so the look is repeated.
      expect(await this.tab.look(`Boolean(${expression})`), what).toBe(true);
    }).toPass(PATIENCE);
  }

  seeFocusOn(css: string): Promise<void> {
    return this.see(`document.activeElement.matches(${JSON.stringify(css)})`, `focus on ${css}`);
  }

  seeText(text: string, within: string, isThere = true): Promise<void> {
    const includes = `${first(within)}?.innerText.includes(${JSON.stringify(text)}) === ${isThere}`;
    return this.see(includes, `"${text}" ${isThere ? 'in' : 'gone from'} ${within}`);
  }

  async hearAlert(text: string): Promise<void> {
    await expect(async () => expect(await this.tab.alerts()).toContain(text)).toPass(PATIENCE);
  }

  /** The questions of a form, as `fill` of e2e/lead-forms.ts expects them. */
  questionsIn(form: string): Questions {
    return {
      getByRole: (role, { name }) => {
        const target = { css: ROLES[role], name, within: form };
        return {
          fill: (text) => this.press(target).then(() => this.tab.type(text)),
          check: () => this.press(target),
          selectOption: (value) => this.choose(`${form} ${target.css}`, value),
        };
      },
    };
  }

  /**
   * Chooses an option of a select element with the keyboard, since the list that a press opens is not part of the page.
   */
  private async choose(css: string, value: string): Promise<void> {
    await this.focus(css);
    const options = await this.tab.look<string[]>(`[...${first(css)}.options].map((option) => option.value)`);
    for (let step = 0; step < options.indexOf(value); step++) await this.tab.key('ArrowDown');
    await this.see(`${first(css)}.value === ${JSON.stringify(value)}`, `the choice "${value}"`);
  }
}
