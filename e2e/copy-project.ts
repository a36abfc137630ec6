import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files and folders that a copy of the project does not need, most of them generated. */
const LEFT_OUT =
  /^(node_modules|out|hosting|shots|seo-report|test-results|playwright-report|\.git|\.next|\.local|\.leads)$/;

/** Copies the project and its generated pictures to a temporary folder, which is deleted when this program ends. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.test(one)))
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Sets a wider root for Turbopack, because it uses no package outside its root, and the copy only links to packages.
  const settings = path.join(copy, 'next.config.ts');
  const root = `root: ${JSON.stringify(path.parse(copy).root)},`;
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('turbopack: {', `$& ${root}`));
  return copy;
}
