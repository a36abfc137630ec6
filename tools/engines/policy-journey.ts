import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../content/facts/routes';
import type { Journey } from './journeys';
import { CANARY } from './served-copy';

/** Wakes all that waits to come near: slides, questions, reveals. */
const SCROLL = `(window.down = false, (async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((next) => setTimeout(next, 50));
  }
  window.down = true;
})(), 0)`;

/** Every route opened and woken at two widths, beside a page that must be caught. */
export const policy: Journey = {
  name: 'policy: every route',
  width: 390,
  height: 844,
  async go(visitor) {
    await visitor.open(CANARY);
    await visitor.see(
      `sessionStorage.getItem('troubles')?.includes('violation of style-src')`,
      'the violation of the page that breaks its policy',
    );
    await visitor.tab.look('sessionStorage.clear()');
    for (const width of [390, 1440]) {
      await visitor.tab.resize(width, 844);
      for (const route of routes) {
        await visitor.open(route);
        await visitor.tab.point(width / 2, 300);
        await visitor.tab.look(SCROLL);
        await visitor.see('window.down', `the end of ${route}`);
        // What has woken last still fetches its part.
        await wait(500);
      }
    }
  },
};
