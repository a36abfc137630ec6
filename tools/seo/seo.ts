/**
 * `npm run seo`: draws what search engines and shared links show of the built site, as a folder that opens from the
 * file system. `npm run seo -- --check` prints the faults instead, and fails where one is an error. `--site` names
 * another folder than `out`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../setup/progress';
import { countedAll, describeFinding } from './findings/finding';
import { readBuild } from './studio/built-studio';
import { writeReport } from './studio/studio-files';

const REPORT = 'seo-report';

async function seo(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, site: { type: 'string' } } });
  const data = await readBuild(path.resolve(values.site ?? 'out'));
  const { site, findings } = data;
  const summary = `${site.name} has ${site.pages.length} pages with ${countedAll(findings)}.`;
  if (values.check) {
    for (const finding of findings) console.log(describeFinding(finding));
    console.log(summary);
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
    return;
  }
  await writeReport(data, REPORT);
  console.log(`${summary}\nThe report is in ${REPORT}/: open ${REPORT}/index.html.`);
}

void runTool(seo);
