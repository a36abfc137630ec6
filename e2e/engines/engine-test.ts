import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { startPreview } from '../../tools/preview/server';
import { starters } from './browsers';
import { copySite } from './served-copy';
import { Visitor } from './visitor';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'engines-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

interface OfTest {
  /** A folder of its own for the browser of a test: its settings, all that it keeps, and what it downloads. */
  home: string;
  /** A visitor in a new browser. The test fails if a page there broke its security policy or threw an error. */
  visitor: Visitor;
  /** Reads the leads that have arrived in the local inbox, newest first: what the mail service would be given. */
  leads: () => Promise<Record<string, unknown>[]>;
}

/** The test function of this trial. `site` is the address of the tested site, whose forms send to its local inbox. */
export const test = base.extend<OfTest, { site: string }>({
  site: [
    async ({}, provide) => {
      const folder = makeFolder();
      const siteDir = path.join(folder, 'site');
      await copySite('out', siteDir);
      const preview = await startPreview({ siteDir, leadsDir: path.join(folder, 'leads'), port: 0 });
      await provide(`http://localhost:${preview.port}`);
      await preview.close();
      removeFolder(folder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  home: async ({}, provide) => {
    const home = makeFolder();
    await provide(home);
    removeFolder(home);
  },
  visitor: async ({ home, site }, provide, { project }) => {
    const { command, stop } = await starters[project.name]!(home);
    const visitor = new Visitor(command, site);
    await visitor.resize(390, 844);
    await provide(visitor);
    const noted = `JSON.parse(sessionStorage.getItem('troubles') ?? '[]')`;
    const troubles = await visitor.look<string[]>(noted).finally(stop);
    expect([...new Set(troubles)]).toEqual([]);
  },
  leads: async ({ site }, provide) => {
    await provide(async () => {
      const { leads } = await (await fetch(`${site}/__inbox/leads`)).json();
      return leads.map((lead: { body: { template_params: object } }) => lead.body.template_params);
    });
  },
});
