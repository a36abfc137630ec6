import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '../setup/run.mjs';
import { readProject } from './packages';

const CYCLONEDX = 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js';
const OPTIONS = ['--package-lock-only', '--omit', 'dev', '--flatten-components', '--output-reproducible'];

interface Component {
  properties: { name: string; value: string }[];
}

/**
 * Writes the packages that are installed without those for development, as CycloneDX 1.5, from the lock file. The same
 * lock file gives the same text.
 */
export async function writeSbom(root: string, file: string): Promise<void> {
  await mustRun(process.execPath, [path.join(root, CYCLONEDX), ...OPTIONS, '--spec-version', '1.5', '-o', file], {
    cwd: root,
  });
  const bom = JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = readProject(root).lock;
  // The program takes a checksum from a package's address alone, and package-lock.json holds no addresses.
  bom.components = bom.components.map((component: Component) => {
    const place = component.properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? '';
    const checksum = packages[place]?.integrity?.replace('sha512-', '');
    if (!checksum) return component;
    return { ...component, hashes: [{ alg: 'SHA-512', content: Buffer.from(checksum, 'base64').toString('hex') }] };
  });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
}
