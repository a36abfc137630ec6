import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runTool } from '../system/progress';
import { startPreview } from './server';

void runTool(async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: '.local/site' },
      leads: { type: 'string', default: '.leads' },
      port: { type: 'string', default: '3000' },
    },
  });
  if (!existsSync(values.site)) throw new Error(`There is no built site in ${values.site}: npm start builds it first.`);
  const preview = await startPreview({ siteDir: values.site, leadsDir: values.leads, port: Number(values.port) });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void preview.close().then(() => process.exit(0)));
  const address = `http://localhost:${preview.port}`;
  console.log(`Site:   ${address}\nStudio: ${address}/__seo\nInbox:  ${address}/__inbox`);
});
