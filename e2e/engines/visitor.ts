import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Questions } from '../lead-forms';
import type { Key, Tab } from './driver';

const FIND_PLACE = readFileSync(path.join(__dirname, 'find-place.mjs'), 'utf8').replace(/;\s*$/, '');
/** How long a visitor waits for anything, in milliseconds, since the machine may be busy. */
const PATIENCE = 20_000;
/** Between two looks, in milliseconds. */
const BLINK = 100;

/** Something in the page: by a selector, and where that is not enough by the name it is read out with. */
export interface Target {
  css: string;
  name?: string;
  /** Whether that is the whole name. */
  exact?: boolean;
  /** A selector of what it stands in. */
  within?: string;
}

/** In the window, in CSS pixels. */
export type Place = { x: number; y: number; missing?: undefined } | { missing: string };

const ROLES = { textbox: 'input', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]', combobox: 'select' };

export const button = (name: string, within?: string): Target => ({ css: 'button', name, exact: true, within });
export const link = (name: string, within?: string): Target => ({ css: 'a[href]', name, within });

const described = ({ css, name, within }: Target) =>
  [name ? `"${name}" (${css})` : css, within && `in ${within}`].filter(Boolean).join(' ');

/** Somebody at the site: presses at once, and waits for what should come of it. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  open(route: string): Promise<void> {
    return this.tab.open(this.site + route);
  }

  /** @throws {Error} where nothing like that can be pressed */
  async press(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.tab.press(x, y);
  }

  key(key: Key): Promise<void> {
    return this.tab.key(key);
  }

  /** Puts focus on it, as the Tab key would after enough presses. */
  async focus(css: string): Promise<void> {
    await this.see(`document.querySelector(${JSON.stringify(css)}) !== null`, css);
    await this.tab.look(`document.querySelector(${JSON.stringify(css)}).focus()`);
  }

  /**
   * Waits until an expression holds in the page.
   *
   * @throws {Error} naming `what`, where it does not in time
   */
  async see(expression: string, what: string): Promise<void> {
    await this.until(() => this.tab.look<boolean>(`Boolean(${expression})`), `not seen: ${what}`);
  }

  /** Waits until the page that is shown has this address. */
  async arrive(route: string): Promise<void> {
    await this.see(
      `location.pathname === ${JSON.stringify(route)} && document.readyState === 'complete'`,
      `the page ${route}`,
    );
  }

  async seeText(text: string, within = 'main'): Promise<void> {
    await this.see(
      `document.querySelector(${JSON.stringify(within)})?.innerText.includes(${JSON.stringify(text)})`,
      `"${text}" in ${within}`,
    );
  }

  async hearAlert(text: string): Promise<void> {
    await this.until(async () => (await this.tab.alerts()).includes(text), `no alert "${text}"`);
  }

  /** A form's questions, for `fill` of e2e/lead-forms.ts. */
  questionsIn(form: string): Questions {
    return {
      getByRole: (role, { name }) => {
        const target = { css: ROLES[role], name, within: form };
        return {
          fill: (text) => this.press(target).then(() => this.tab.type(text)),
          check: () => this.press(target),
          selectOption: (value) => this.choose(target, value),
        };
      },
    };
  }

  /** Troubles of the pages of this tab, oldest first. */
  troubles(): Promise<string[]> {
    return this.tab.look<string[]>(`JSON.parse(sessionStorage.getItem('troubles') ?? '[]')`);
  }

  /** With the keyboard, since the list that a press opens is no part of the page. */
  private async choose({ css, within }: Target, value: string): Promise<void> {
    await this.focus(`${within} ${css}`);
    const chosen = () => this.tab.look<string>('document.activeElement.value');
    const options = await this.tab.look<number>('document.activeElement.length');
    for (let step = 0; step < options && (await chosen()) !== value; step++) await this.tab.key('ArrowDown');
    await this.see(`document.activeElement.value === ${JSON.stringify(value)}`, `the choice "${value}"`);
  }

  /** Waits until it stands still where it can be pressed. */
  private async placeOf(target: Target): Promise<{ x: number; y: number }> {
    let place: Place = { missing: 'was not looked for' };
    let still: { x: number; y: number } | undefined;
    const standsStill = async () => {
      const last = place;
      place = await this.tab.look<Place>(`(${FIND_PLACE})(${JSON.stringify(target)})`);
      if (
        place.missing === undefined &&
        last.missing === undefined &&
        Math.hypot(place.x - last.x, place.y - last.y) < 1
      )
        still = place;
      return still !== undefined;
    };
    await this.until(standsStill, () => `${described(target)} ${place.missing ?? 'does not stand still'}`);
    return still!;
  }

  private async until(holds: () => Promise<boolean>, otherwise: string | (() => string)): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await holds().catch(isPassing))) {
      if (Date.now() > end) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
      await wait(BLINK);
    }
  }
}

/** While one page gives way to the next, there is none to look into. */
function isPassing(error: Error): false {
  if (/context|navigat|frame|realm|no such window|DiscardedBrowsingContext/i.test(error.message)) return false;
  throw error;
}
