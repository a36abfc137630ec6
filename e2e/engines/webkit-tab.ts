import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Tab } from './driver';
import { ProtocolError, type WebDriver } from './web-driver';

/** The protocol's letters for keys that write none: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', ArrowRight: '\uE014' };

/** A browser of its own for each tab: nothing is kept from one to the next. */
export async function openTab(
  protocol: WebDriver,
  browser: string,
  size?: { width: number; height: number },
): Promise<Tab & { version: string }> {
  const { sessionId, capabilities } = await protocol.ask<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        unhandledPromptBehavior: 'ignore',
      },
    },
  });
  const ask = <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: unknown) =>
    protocol.ask<Value>(method, `/session/${sessionId}${command}`, body);
  const look = <Value>(expression: string) =>
    ask<Value>('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const act = (type: string, id: string, actions: unknown[]) =>
    ask<void>('POST', '/actions', { actions: [{ type, id, actions }] });
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport',
    duration: 0,
  });
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const alerts: string[] = [];

  const tab = {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (address: string) => ask<void>('POST', '/url', { url: address }),
    press: (x: number, y: number) =>
      act('pointer', 'mouse', [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 50 },
        { type: 'pointerUp', button: 0 },
      ]),
    point: (x: number, y: number) => act('pointer', 'mouse', [move(x, y)]),
    type: (text: string) => act('key', 'keyboard', [...text].flatMap(strike)),
    key: (key: Key) => act('key', 'keyboard', strike(KEYS[key])),
    look,
    async alerts() {
      try {
        alerts.push(await ask<string>('GET', '/alert/text'));
        await ask('POST', '/alert/accept');
      } catch (error) {
        if (!(error instanceof ProtocolError && error.code === 'no such alert')) throw error;
      }
      return alerts;
    },
    /** The size of a window counts its frame: what the page is given is measured, and the rest made up for. */
    async resize(width: number, height: number) {
      for (let attempt = 0; attempt < 20; attempt++) {
        const [insideWide, insideHigh, outsideWide, outsideHigh] = await look<[number, number, number, number]>(
          '[innerWidth, innerHeight, outerWidth, outerHeight]',
        );
        if (insideWide === width && insideHigh === height) return;
        await ask('POST', '/window/rect', {
          x: 0,
          y: 0,
          width: width + outsideWide - insideWide,
          height: height + outsideHigh - insideHigh,
        });
        await wait(200);
      }
      throw new Error(`The window could not be made ${width} × ${height}.`);
    },
    close: () => ask<void>('DELETE', ''),
  };
  if (size) await tab.resize(size.width, size.height);
  return tab;
}
