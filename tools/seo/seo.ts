/**
 * `npm run seo`: draws what search engines and shared links show of the site in `out/`, as a folder that opens from the
 * file system, and prints what is worth looking at.
 */
import { runTool } from '../setup/progress';
import { describeFinding, findAll } from './findings';
import { readBuild } from './pages-of-site';
import { writeReport } from './studio';

const REPORT = 'seo-report';

void runTool(async () => {
  const pages = await readBuild('out');
  await writeReport('out', REPORT);
  const findings = findAll(pages);
  for (const finding of findings) console.log(describeFinding(finding));
  console.log(`${pages.length} pages, ${findings.length} to look at. The report: ${REPORT}/studio/index.html`);
});
