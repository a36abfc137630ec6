/**
 * `npm run trial -- engines`: twelve journeys through out/ in Chromium, Firefox and WebKitGTK, and every route opened in
 * each; no page may break its security policy or call an error. `--engines firefox --journeys menu,questions` takes some.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from '../preview/server';
import { builtSite } from '../setup/built-site';
import { messageOf } from '../setup/progress.mjs';
import type { Engine } from './driver';
import { journeys, type Around, type Journey } from './journeys';
import { engineNames, programsOf, type EngineName } from './programs';
import { startWithPuppeteer } from './puppeteer-engine';
import { copySite } from './served-copy';
import { tableOf, type Outcome } from './table';
import { Visitor } from './visitor';
import { startWebkit } from './webkit-engine';

const starters: { [Name in EngineName]: () => Promise<Engine> } = {
  chromium: async () => startWithPuppeteer('chrome', (await programsOf('chromium')).browser),
  firefox: async () => startWithPuppeteer('firefox', (await programsOf('firefox')).browser),
  webkit: async () => startWebkit(await programsOf('webkit')),
};

/** What the options ask for: everything, or what they name, by the first letters of a journey. */
function wanted() {
  const { values } = parseArgs({ options: { engines: { type: 'string' }, journeys: { type: 'string' } } });
  const unknown = values.engines?.split(',').filter((name) => !engineNames.some((engine) => engine === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No engine is called ${unknown.join(', ')}. There are ${engineNames.join(', ')}.`);
  const beginnings = values.journeys?.split(',');
  const chosen = journeys.filter(({ name }) => beginnings?.some((beginning) => name.startsWith(beginning)) ?? true);
  if (chosen.length === 0)
    throw new Error(`No journey is called that. There are: ${journeys.map(({ name }) => name).join(', ')}.`);
  return { engines: engineNames.filter((name) => values.engines?.split(',').includes(name) ?? true), journeys: chosen };
}

/** @returns why it failed; an empty list for a journey that did not */
async function travel(engine: Engine, journey: Journey, site: string, leads: Around['leads']): Promise<string[]> {
  const tab = await engine.newTab(journey.width, journey.height);
  try {
    const visitor = new Visitor(tab, site);
    const broken = await journey.go(visitor, { leads, downloads: engine.downloads }).then(
      () => [],
      (error: unknown) => [messageOf(error)],
    );
    return [...broken, ...(await visitor.troubles())];
  } finally {
    await tab.close();
  }
}

async function inEngine(name: EngineName, chosen: Journey[], site: string, leads: Around['leads']): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let engine: Engine;
  try {
    engine = await starters[name]();
  } catch (error) {
    return chosen.map(({ name: journey }) => ({ journey, engine: name, reasons: [messageOf(error)] }));
  }
  console.log(`${name}: ${engine.version}`);
  try {
    for (const journey of chosen) {
      const begun = Date.now();
      const reasons = await travel(engine, journey, site, leads).catch((error: unknown) => [messageOf(error)]);
      outcomes.push({ journey: journey.name, engine: name, reasons });
      console.log(
        `  ${reasons.length === 0 ? '✓' : '✗'} ${journey.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`,
      );
    }
  } finally {
    await engine.close();
  }
  return outcomes;
}

async function test(): Promise<void> {
  const { engines, journeys: chosen } = wanted();
  builtSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  try {
    const siteDir = path.join(folder, 'site');
    await copySite('out', siteDir);
    const preview = await startPreview({ siteDir, leadsDir: path.join(folder, 'leads'), port: 0 });
    const site = `http://localhost:${preview.port}`;
    const leads = async () =>
      ((await (await fetch(`${site}/__inbox/leads`)).json()) as { leads: Awaited<ReturnType<Around['leads']>> }).leads;
    try {
      const outcomes: Outcome[] = [];
      for (const name of engines) outcomes.push(...(await inEngine(name, chosen, site, leads)));
      console.log(`\n${tableOf(outcomes)}`);
      if (outcomes.some(({ reasons }) => reasons.length > 0)) process.exitCode = 1;
    } finally {
      await preview.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
