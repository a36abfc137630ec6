/**
 * A running browser of one engine. Puppeteer drives Chromium and Firefox: Debian has no geckodriver, and Firefox speaks
 * WebDriver BiDi by itself. Selenium drives WebKitGTK, whose driver speaks only WebDriver.
 */
export interface Engine {
  /** The folder into which the browser saves downloads. */
  downloads: string;
  /** Opens a tab that shares no cookies and no storage with earlier tabs. */
  newTab: (width: number, height: number) => Promise<Tab>;
  close: () => Promise<void>;
}

/** A browser tab, with the few actions that every browser engine of the trial can be told to take. */
export interface Tab {
  /** Opens an address and resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Presses the main mouse button at a place in the window, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Moves the mouse without pressing a button. */
  point: (x: number, y: number) => Promise<void>;
  /** Types a text into the element that has focus. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Evaluates a JavaScript expression in the page and returns its value, which JSON must be able to carry. */
  look: <Value>(expression: string) => Promise<Value>;
  /** The texts of all alerts that the pages in the tab have shown. Each alert is closed at once. */
  alerts: () => Promise<string[]>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';
