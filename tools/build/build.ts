import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { english } from '../../content/en/english';
import { analytics } from '../../content/facts/analytics';
import { facts } from '../../content/facts/facts';
import { redirects } from '../../content/facts/redirects';
import { readWords } from '../../content/read';
import { staleCards } from '../cards/stale-cards';
import { describeProblems, launchProblems } from '../launch-check/launch-problems';
import { filesBeside, filesInExport, HOSTING, writeInto } from '../hosts/host-files';
import { cutTexts, namelessTitles } from '../content-check/cut-texts';
import { refuseHiddenFiles } from '../hosts/redirects';
import { describeStaleGuides, staleGuides } from '../guide/stale-guides';
import { siteUrl } from '../../lib/env';
import { postbuild } from '../postbuild/postbuild';
import { recordBuild } from '../seo/history';
import { messageOf, step } from '../setup/progress.mjs';
import { NOTICES, notices } from '../supply/notices';
import { describePictures, sitePictures } from '../images/site-pictures';
import { exportFolder } from './export-folder';
import { mailOrigin, malformedKeys, missingKeyWarnings } from './keys';
import { nextCommand } from './next-command';
import { stopOnWrongContent } from './stop-on-wrong-content';

/** Where a build works. The site's own folder is put in its place at the end: one that stands there is whole. */
const UNFINISHED = '.local/unfinished-build';

/** `npm run build`: the site for any static host, in `out/` or in EXPORT_DIR. */
async function build(): Promise<void> {
  loadEnvConfig(process.cwd(), false);
  const folder = exportFolder(process.env.EXPORT_DIR);
  // A failed build must leave no folder that looks ready to be put online.
  for (const old of [folder, UNFINISHED]) await rm(old, { recursive: true, force: true });
  // First, since content/ is checked against the list of pictures that this writes.
  await step('1/5 Pictures', sitePictures, { describe: describePictures, prints: true });
  const contentWarnings = await step('2/5 Content', stopOnWrongWordsAndCards);
  await step('3/5 Keys', stopOnWrongKeys);
  const guideWarnings = staleGuideWarnings();
  await step(
    '4/5 Next',
    () => nextCommand('build', { ...process.env, NODE_ENV: 'production', EXPORT_DIR: UNFINISHED }),
    { prints: true },
  );
  await writeFile(path.join(UNFINISHED, NOTICES), notices(process.cwd()));
  const describe = (pages: number) => `${pages} pages`;
  await step(
    '5/5 Post-build',
    () => postbuild(UNFINISHED, { mailOrigin: mailOrigin(process.env), counting: analytics }),
    { describe },
  );
  refuseHiddenFiles(redirects, UNFINISHED);
  await writeInto(UNFINISHED, filesInExport(redirects));
  await rename(UNFINISHED, folder);
  if (folder === 'out') await writeInto(HOSTING, filesBeside(siteUrl(), redirects));
  // For the studio's before and after.
  await recordBuild(folder);
  console.log(
    `The site is in ${folder}/${folder === 'out' ? `, and what nginx and CloudFront are told in ${HOSTING}/: docs/deploy.md` : ''}.`,
  );
  [...contentWarnings, ...missingKeyWarnings(process.env), ...guideWarnings].forEach((warning) =>
    console.log(`Warning: ${warning}`),
  );
}

/** @returns what is to be said of the content at the end */
async function stopOnWrongWordsAndCards(): Promise<string[]> {
  const warnings = await stopOnWrongContent();
  const stale = await staleCards();
  if (stale.length > 0) throw new Error(stale.join('\n'));
  const words = readWords(english, facts);
  const pages = Object.values(words.pages);
  return [...warnings, ...cutTexts(pages), ...namelessTitles(pages, words.company)];
}

async function stopOnWrongKeys(): Promise<void> {
  const malformed = malformedKeys(process.env);
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  if (process.env.SITE_ENV !== 'production') return;
  const left = launchProblems(process.cwd(), process.env);
  if (left.length > 0)
    throw new Error(
      `${describeProblems(left)}\nSITE_ENV is production: the live site is not built while any of this is left.`,
    );
}

/** @throws Error for a live site, which must not offer a guide that says other things than its pages. */
function staleGuideWarnings(): string[] {
  const stale = staleGuides();
  if (stale.length === 0) return [];
  if (process.env.SITE_ENV === 'production') throw new Error(describeStaleGuides(stale));
  return [describeStaleGuides(stale)];
}

build().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
