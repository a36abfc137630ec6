import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { storedLeads } from '../../tools/preview/preview.fixture';
import { startPreview } from '../../tools/preview/server';
import { starters } from './browsers';
import { copySite } from './served-copy';
import { PATIENCE, Visitor } from './visitor';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'engines-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Widths and heights in px. Neither Firefox nor WebKitGTK makes a window as narrow as a phone. */
export const PHONE: [number, number] = [600, 900];
export const DESKTOP: [number, number] = [1440, 900];

type OfTest = { visitor: Visitor; leads: () => Promise<Record<string, unknown>[]> };

export const test = base.extend<OfTest, { served: { site: string; leadsDir: string } }>({
  served: [
    async ({}, provide) => {
      const folder = makeFolder();
      const [siteDir, leadsDir] = [path.join(folder, 'site'), path.join(folder, 'leads')];
      await copySite('out', siteDir);
      const preview = await startPreview({ siteDir, leadsDir, port: 0 });
      await provide({ site: `http://localhost:${preview.port}`, leadsDir });
      await preview.close();
      removeFolder(folder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ served }, provide, { project }) => {
    const home = makeFolder();
    const { command, stop } = await starters[project.name]!(home);
    try {
      const visitor = new Visitor(command, served.site);
      await visitor.resize(...PHONE);
      await provide(visitor);
      // Tries again, because WebKit refuses access to the storage while it opens the next page.
      await expect(async () => {
        const troubles = await visitor.look<string[]>(`JSON.parse(sessionStorage.getItem('troubles') ?? '[]')`);
        expect([...new Set(troubles)]).toEqual([]);
      }).toPass(PATIENCE);
    } finally {
      await stop();
      removeFolder(home);
    }
  },
  leads: async ({ served }, provide) => {
    await provide(async () => (await storedLeads(served.leadsDir)).map(({ body }) => body.template_params));
  },
});
