/**
 * `npm run seo`: what search engines and shared links show of the built site, as a folder that opens from the file
 * system. `npm run seo -- --check` prints what is wrong instead and fails where something is. `--site` names another
 * folder than `out`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../setup/progress';
import { findAll } from './findings/find-all';
import { contentPlaces } from './findings/places';
import { describeFinding, summary } from './findings/print';
import { buildBefore } from './history/history';
import { folderSource } from './read/folder-source';
import { readSite } from './read/read-site';
import { writeReport } from './studio/write-report';

const REPORT = 'seo-report';

async function seo(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, site: { type: 'string' } } });
  const folder = path.resolve(values.site ?? 'out');
  const site = await readSite(folderSource(folder));
  const before = await buildBefore(site, [folder]);
  const findings = findAll(site, contentPlaces(), before);
  if (values.check) {
    findings.forEach((finding) => console.log(describeFinding(finding)));
    console.log(summary(site, findings));
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
    return;
  }
  await writeReport({ site, findings, before }, REPORT);
  console.log(`${summary(site, findings)}\nThe report is in ${REPORT}/: open ${REPORT}/index.html.`);
}

void runTool(seo);
