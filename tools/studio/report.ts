import { runTool } from '../system/progress';
import { describeFault, searchFaults } from './search-faults';
import { readBuild } from './pages-of-site';
import { writeReport } from './studio';

void runTool(async () => {
  const pages = await readBuild('out');
  await writeReport('out', 'seo-report');
  const faults = searchFaults(pages);
  for (const fault of faults) console.log(describeFault(fault));
  console.log(`${pages.length} pages, ${faults.length} to look at. The report: seo-report/studio/index.html`);
});
