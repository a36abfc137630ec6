import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { startPreview } from '../../tools/preview/server';
import { filesIn } from '../../tools/setup/files';
import { starters } from './browsers';
import { copySite } from './served-copy';
import { Visitor } from './visitor';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'engines-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

interface OfTest {
  /** The folder in which the browser of one test keeps its settings, data and downloads. */
  home: string;
  /** A visitor in a new browser. The test fails if a page there broke its security policy or threw an error. */
  visitor: Visitor;
  /** Reads the leads that have arrived, newest first: what the mail service would be given. */
  leads: () => Promise<Record<string, unknown>[]>;
}

/**
 * The test function of this trial. `site` is the address of the tested site, whose forms send to its local inbox; leads
 * are kept in `leadsDir`.
 */
export const test = base.extend<OfTest, { served: { site: string; leadsDir: string }; site: string }>({
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
  site: [({ served }, provide) => provide(served.site), { scope: 'worker' }],
  home: async ({}, provide) => {
    const home = makeFolder();
    await provide(home);
    removeFolder(home);
  },
  visitor: async ({ home, site }, provide, { project }) => {
    const { command, stop } = await starters[project.name]!(home);
    try {
      const visitor = new Visitor(command, site);
      await visitor.resize(390, 844);
      await provide(visitor);
      const troubles = await visitor.look<string[]>(`JSON.parse(sessionStorage.getItem('troubles') ?? '[]')`);
      expect([...new Set(troubles)]).toEqual([]);
    } finally {
      await stop();
    }
  },
  leads: async ({ served }, provide) => {
    await provide(async () => {
      const files = filesIn(served.leadsDir).filter((name) => name.endsWith('.json'));
      const texts = files.reverse().map((name) => readFileSync(path.join(served.leadsDir, name), 'utf8'));
      return texts.map((text) => JSON.parse(text).body.template_params);
    });
  },
});
