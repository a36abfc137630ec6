import { runTool } from '../system/progress';
import { describeFinding, findAll } from './findings';
import { readBuild } from './pages-of-site';
import { writeReport } from './studio';

void runTool(async () => {
  const pages = await readBuild('out');
  await writeReport('out', 'seo-report');
  const findings = findAll(pages);
  for (const finding of findings) console.log(describeFinding(finding));
  console.log(`${pages.length} pages, ${findings.length} to look at. The report: seo-report/studio/index.html`);
});
