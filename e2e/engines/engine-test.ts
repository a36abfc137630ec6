import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { startPreview } from '../../tools/preview/server';
import type { Engine } from './driver';
import { programsOf } from './programs';
import { startWithPuppeteer } from './puppeteer-engine';
import { copySite } from './served-copy';
import { Visitor } from './visitor';
import { startWebkit } from './webkit-engine';

const starters: Record<string, () => Promise<Engine>> = {
  chromium: async () => startWithPuppeteer('chrome', (await programsOf('chromium')).browser),
  firefox: async () => startWithPuppeteer('firefox', (await programsOf('firefox')).browser),
  webkit: async () => startWebkit(await programsOf('webkit')),
};

interface OfWorker {
  engine: Engine;
  /** The address of the site, whose forms send to the local inbox beside it. */
  site: string;
}

interface OfTest {
  /** Somebody in a new tab of the project's engine. The test fails if a page broke its security policy or threw. */
  visitor: Visitor;
  /** The parameters of the leads in the local inbox, newest first. */
  leads: () => Promise<Record<string, unknown>[]>;
}

export const test = base.extend<OfTest, OfWorker>({
  engine: [
    async ({}, provide, { project }) => {
      const engine = await starters[project.name]!();
      console.log(`${project.name}: ${engine.version}`);
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
    const troubles = await visitor.troubles();
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
