import { expect } from 'playwright/test';
import type { Questions } from '../lead-forms';
import type { Command } from './browsers';

/** In milliseconds. The timeout is long, because the machine may be busy. */
export const PATIENCE = { timeout: 20_000, intervals: [100] };

const ROLES = { textbox: 'input', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]', combobox: 'select' };

const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', ArrowRight: '\uE014' };

export const first = (css: string) => `document.querySelector(${JSON.stringify(css)})`;

function findToPress(css: string, name: string) {
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const named = labels?.length ? [...labels] : [element];
    const text = element.getAttribute('aria-label') ?? named.map(({ textContent }) => textContent).join(' ');
    return text.replace(/\s+/g, ' ').trim();
  };
  const seen = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const element = seen.find((one) => nameOf(one) === name) ?? seen.find((one) => nameOf(one).includes(name));
  // Presses the label of a radio, because forms show the label in place of the radio.
  const found = element?.matches('form [type=radio]') ? (element as HTMLInputElement).labels![0]! : element;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

export class Visitor {
  constructor(
    private readonly command: Command,
    private readonly site: string,
  ) {}

  open = (route: string) => this.command('Navigate', { url: this.site + route });

  look = async <Value>(expression: string) =>
    (await this.command('ExecuteScript', { script: `return (${expression})`, args: [] })) as Value;

  resize = (width: number, height: number) => this.command('SetWindowRect', { x: 0, y: 0, width, height });

  type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.command('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  key = (key: keyof typeof KEYS) => this.type(KEYS[key]);

  press = (css: string, name = '') =>
    expect(async () => {
      const found = await this.look<Record<string, string> | null>(
        `(${findToPress})(${JSON.stringify(css)}, ${JSON.stringify(name)})`,
      );
      expect(found, `${css} "${name}" is seen`).not.toBeNull();
      await this.command('ElementClick', { id: Object.values(found!)[0] });
    }).toPass(PATIENCE);

  async focus(css: string): Promise<void> {
    await this.see(`${first(css)} !== null`);
    await this.look(`${first(css)}.focus()`);
  }

  /** Waits until an expression is true. Errors do not end the wait, because browsers report one between two pages. */
  see = (expression: string) =>
    expect(async () => expect(await this.look(`Boolean(${expression})`), expression).toBe(true)).toPass(PATIENCE);

  seeFocusOn = (css: string) => this.see(`document.activeElement.matches(${JSON.stringify(css)})`);

  seeText = (text: string, within: string, isThere = true) =>
    this.see(`${first(within)}?.innerText.includes(${JSON.stringify(text)}) === ${isThere}`);

  async closeAlert(text: string): Promise<void> {
    await expect(async () => expect(await this.command('GetAlertText')).toBe(text)).toPass(PATIENCE);
    await this.command('AcceptAlert');
  }

  questionsIn = (form: string): Questions => ({
    getByRole: (role, { name }) => {
      const css = `${form} ${ROLES[role]}`;
      return {
        fill: (text) => this.press(css, name).then(() => this.type(text)),
        check: () => this.press(css, name),
        // Chooses by keys, because the list that a press opens is not part of the page.
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
