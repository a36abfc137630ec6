import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEFT_OUT =
  /^(node_modules|out|hosting|shots|seo-report|test-results|playwright-report|\.git|\.next|\.local|\.leads)$/;

export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.test(one)))
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Takes the whole disk as the root folder, because Turbopack follows no link out of it, such as this node_modules.
  const settings = path.join(copy, 'next.config.ts');
  const root = `root: ${JSON.stringify(path.parse(copy).root)},`;
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('turbopack: {', `$& ${root}`));
  return copy;
}
