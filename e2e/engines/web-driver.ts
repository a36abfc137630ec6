import { setTimeout as wait } from 'node:timers/promises';

/** What the protocol answers instead of a value, by its name there: "no such alert", "unexpected alert open". */
export class ProtocolError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The W3C's WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  constructor(private readonly address: string) {}

  async ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<Value> {
    const response = await fetch(this.address + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new ProtocolError(value.error ?? String(response.status), value.message ?? '');
    return value;
  }

  /** Waits until the driver answers. */
  async ready(): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answers = await this.ask('GET', '/status').then(
        () => true,
        () => false,
      );
      if (answers) return;
      await wait(100);
    }
    throw new Error(`The driver at ${this.address} did not answer for 10 seconds.`);
  }
}
