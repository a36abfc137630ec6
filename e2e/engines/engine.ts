/**
 * A browser of one engine. Chromium and Firefox are driven with puppeteer: Debian has no geckodriver, and Firefox speaks
 * WebDriver BiDi by itself. WebKitGTK has a driver for WebDriver alone: selenium-webdriver speaks it.
 */
export interface Engine {
  /** The folder into which files are saved. */
  downloads: string;
  /** Opens a tab without cookies and storage of earlier tabs. */
  newTab: (width: number, height: number) => Promise<Tab>;
  close: () => Promise<void>;
}

/** A tab: everything that the journeys do is made of these. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Presses the main button of the mouse at a place of the window, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Moves the mouse without pressing. */
  point: (x: number, y: number) => Promise<void>;
  /** Types into the element that has focus. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON carries it. */
  look: <Value>(expression: string) => Promise<Value>;
  /** The texts of the alerts shown so far, each accepted. */
  alerts: () => Promise<string[]>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';
