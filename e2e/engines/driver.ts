/** One tab of one engine: what a visitor's hands do, and a look into the page. Everything else is built on this. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Presses the main button of the pointer at a place of the window, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Moves the pointer without pressing. */
  point: (x: number, y: number) => Promise<void>;
  /** Types into what has focus. */
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

export interface Engine {
  /** The name and version that the engine gives itself. */
  version: string;
  /** The folder into which files are saved. */
  downloads: string;
  /** A tab without a past: no cookies, nothing kept. */
  newTab: (width: number, height: number) => Promise<Tab>;
  close: () => Promise<void>;
}
