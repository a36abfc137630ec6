import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { ensureInstalled } from '../../tools/setup/debian';
import { startPreview } from '../../tools/preview/server';
import { ensureChromium } from '../../tools/setup/chromium';
import { onPath } from '../../tools/setup/on-path';
import type { Engine } from './engine';
import { startWithPuppeteer } from './puppeteer';
import { copySite } from './served-copy';
import { Visitor } from './visitor';
import { startWebkit } from './webkit';

/** Starts each browser engine, after installing Debian's package of the browser where it is missing. */
const starters: Record<string, () => Promise<Engine>> = {
  chromium: async () => startWithPuppeteer('chrome', await ensureChromium()),
  firefox: async () => {
    if (!onPath('firefox')) await ensureInstalled(['firefox-esr'], ['firefox-esr']);
    return startWithPuppeteer('firefox', (onPath('firefox-esr') ?? onPath('firefox'))!);
  },
  webkit: startWebkit,
};

interface OfWorker {
  engine: Engine;
  /** The address of the tested site, whose forms send to the local inbox of the same server. */
  site: string;
}

interface OfTest {
  /** A visitor in a new tab. The test fails if a page in it broke its security policy or threw an error. */
  visitor: Visitor;
  /** Reads the leads that have arrived in the local inbox, newest first: what the mail service would be given. */
  leads: () => Promise<Record<string, unknown>[]>;
}

export const test = base.extend<OfTest, OfWorker>({
  engine: [
    async ({}, provide, { project }) => {
      const engine = await starters[project.name]!();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
      const siteDir = path.join(folder, 'site');
      await copySite('out', siteDir);
      const preview = await startPreview({ siteDir, leadsDir: path.join(folder, 'leads'), port: 0 });
      await provide(`http://localhost:${preview.port}`);
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, site }, provide) => {
    const tab = await engine.newTab(390, 844);
    const visitor = new Visitor(tab, site);
    await provide(visitor);
    const troubles = await tab.look<string[]>(`JSON.parse(sessionStorage.getItem('troubles') ?? '[]')`);
    await tab.close();
    expect([...new Set(troubles)]).toEqual([]);
  },
  leads: async ({ site }, provide) => {
    await provide(async () => {
      const { leads } = await (await fetch(`${site}/__inbox/leads`)).json();
      return leads.map((lead: { body: { template_params: object } }) => lead.body.template_params);
    });
  },
});
