import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SAME_ORIGIN } from '../../lib/env';
import { filesIn } from '../system/files';
import { mustRun } from '../system/run';

/** `tools/preview/serve.ts` serves this folder by default. */
const SITE = '.local/site';
const STAMP = '.local/site-built-from';

const SOURCES = ['app', 'components', 'content', 'lib', 'media', 'public', 'styles', 'tools'];
const SETTINGS_FILES = ['next.config.ts', 'package-lock.json', 'tsconfig.json'];

/** With these settings, the forms send leads to the local server, whatever the .env files say. */
const SETTINGS = {
  EXPORT_DIR: SITE,
  SITE_ENV: '',
  NODE_ENV: 'production',
  NEXT_PUBLIC_EMAILJS_ORIGIN: SAME_ORIGIN,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
} as const;

export async function buildSite(): Promise<boolean> {
  const env = { ...process.env, ...SETTINGS };
  const before = hashSources(env);
  if (existsSync(SITE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === before) return false;
  // Removes the stamp of the last build, so that an interrupted build is repeated.
  rmSync(STAMP, { force: true });
  await mustRun(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { env, show: true });
  writeFileSync(STAMP, before);
  return true;
}

function hashSources(env: NodeJS.ProcessEnv): string {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const hash = createHash('sha256').update(JSON.stringify(settings.sort()));
  const envFiles = readdirSync('.').filter((name) => name.startsWith('.env'));
  const sources = SOURCES.flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`));
  // The build itself makes the folders called `generated`.
  const isSource = (file: string) => existsSync(file) && !file.includes('/generated/');
  const files = [...sources, ...SETTINGS_FILES, ...envFiles].filter(isSource);
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
