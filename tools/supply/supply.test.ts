/** @jest-environment node */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notices } from './notices';
import { nameOf, readProject } from './packages';
import { writeSbom } from './sbom';
import { supplyProblems } from './supply-problems';

const ROOT = process.cwd();
/** The packages of the lock file that have no checksum. */
const WITHOUT_CHECKSUM = Object.entries(readProject(ROOT).lock.packages)
  .filter(([place, { integrity }]) => place !== '' && !integrity)
  .map(([place, { version }]) => `${nameOf(place)}@${version}`);

test('the packages of this project are locked and have allowed licences', async () => {
  expect(await supplyProblems(ROOT)).toEqual([]);
});

test('a lock file that npm ci refuses is reported', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  copyFileSync('package-lock.json', path.join(folder, 'package-lock.json'));
  writeFileSync(
    path.join(folder, 'package.json'),
    readFileSync('package.json', 'utf8').replace(/"clsx": ".*"/, '"clsx": "0.0.1"'),
  );
  const problems = await supplyProblems(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toContainEqual(expect.stringContaining('npm ci, which hosts use, would fail'));
});

test('docs/deploy.md names each package that is locked without a checksum', () => {
  const words = readFileSync('docs/deploy.md', 'utf8');
  expect(WITHOUT_CHECKSUM.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});

test('the licence notices of the export have the words of all licences, those of icons and typefaces too', () => {
  const text = notices(ROOT);
  for (const name of [
    'react',
    'next',
    'lucide',
    '@emailjs/browser',
    '@fontsource-variable/anek-latin',
    'embla-carousel',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).not.toContain('sharp');
});

test('the SBOM is the same at every run, and each package in it has a name, a licence and a checksum', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  const [first, second] = [path.join(folder, 'first.json'), path.join(folder, 'second.json')];
  await writeSbom(ROOT, first);
  await writeSbom(ROOT, second);
  const text = readFileSync(first, 'utf8');
  expect(readFileSync(second, 'utf8')).toBe(text);
  rmSync(folder, { recursive: true });
  const { specVersion, components, dependencies, metadata } = JSON.parse(text);
  expect(specVersion).toBe('1.5');
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pkg:npm\/react@/),
      expect.stringMatching(/^pkg:npm\/%40emailjs\/browser@/),
    ]),
  );
  expect(text).not.toContain('/jest@');
  // Skips packages for other systems, which the registry in use may not hold.
  for (const { licenses, hashes, name, version } of components) {
    if (WITHOUT_CHECKSUM.includes(`${name}@${version}`)) continue;
    expect(licenses).toHaveLength(1);
    expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
  }
  const refs = new Set([
    metadata.component['bom-ref'],
    ...components.map((component: Record<string, string>) => component['bom-ref']),
  ]);
  expect(refs.size).toBe(components.length + 1);
  for (const { ref, dependsOn = [] } of dependencies)
    for (const one of [ref, ...dependsOn]) expect(refs).toContain(one);
}, 30_000);
