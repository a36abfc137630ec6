import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { isForSearchEngines, siteUrl } from '../../lib/env';
import { staleCards } from '../cards/cards';
import { stopOnWrongContent } from '../check-content/check-content';
import { siteContent } from '../check-content/site-content';
import { staleGuides } from '../guide/guides';
import { filesBeside, filesInExport, HOSTING } from '../hosts/host-files';
import { refuseHiddenFiles } from '../hosts/redirects';
import { describePictures, GENERATED, sitePictures } from '../images/site-pictures';
import { describeProblems, launchProblems } from '../launch-check/launch-problems';
import { postbuild } from '../postbuild/postbuild';
import { describeFault, searchFaults } from '../studio/search-faults';
import { readBuild } from '../studio/pages-of-site';
import { writeFiles } from '../system/files';
import { step } from '../system/progress';
import { NOTICES, notices } from '../supply/notices';
import { mailOrigin, malformedKeys, missingKeyWarnings } from './keys';
import { nextCommand } from './next-command';

/** A running build uses a folder of its own, so that a failed build does not change `out/`. */
const UNFINISHED = '.local/unfinished-build';

/** Builds the site for any static host, in `out/` or in EXPORT_DIR. The list of pictures has to be up to date. */
export async function exportSite(): Promise<void> {
  loadEnvConfig(process.cwd(), false);
  const wrongKeys = malformedKeys(process.env);
  if (wrongKeys.length > 0) throw new Error(wrongKeys.join('\n'));
  const folder = process.env.EXPORT_DIR || 'out';
  await rm(UNFINISHED, { recursive: true, force: true });
  const warnings = await step('Content', () => [...stopOnWrongContent(), ...staleCards(), ...staleGuides()]);
  const left = process.env.SITE_ENV === 'production' ? launchProblems(process.cwd(), process.env) : [];
  if (left.length > 0)
    throw new Error(`${describeProblems(left)}\nSITE_ENV is production: this has to be put right before a live build.`);
  const { analytics, redirects } = siteContent();
  const env = { ...process.env, NODE_ENV: 'production' as const, EXPORT_DIR: UNFINISHED };
  await Promise.all([step('Pictures', sitePictures, describePictures), step('Next', () => nextCommand('build', env))]);
  // Next may have copied public/ before all pictures were made.
  await cp(path.join('public', GENERATED), path.join(UNFINISHED, GENERATED), { recursive: true });
  await writeFile(path.join(UNFINISHED, NOTICES), notices(process.cwd()));
  const lateStart = process.env.LATE_START !== '0';
  const settings = { mailOrigin: mailOrigin(process.env), counting: analytics, lateStart, compress: folder === 'out' };
  const finish = () => postbuild(UNFINISHED, settings);
  await step('Post-build', finish, (pages) => `${pages} pages`);
  refuseHiddenFiles(redirects, UNFINISHED);
  writeFiles(UNFINISHED, Object.entries(filesInExport(redirects)));
  await rm(folder, { recursive: true, force: true });
  await rename(UNFINISHED, folder);
  console.log(`The site is in ${folder}/.`);
  if (folder === 'out') {
    writeFiles(HOSTING, Object.entries(filesBeside(siteUrl(), redirects)));
    console.log(`The settings of nginx, Vercel and CloudFront are in ${HOSTING}/: docs/deploy.md.`);
  }
  if (!isForSearchEngines())
    console.log('Search engines are told not to list these pages, because their branch is not live: docs/deploy.md.');
  for (const fault of searchFaults(await readBuild(folder))) console.log(describeFault(fault));
  for (const warning of [...warnings, ...missingKeyWarnings(process.env)]) console.log(`Warning: ${warning}`);
}
