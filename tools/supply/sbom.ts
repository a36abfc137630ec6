import { writeFileSync } from 'node:fs';
import { readProject, treeOf, type Locked } from './packages';

const FILE = 'sbom.json';

/**
 * The packages that ship, as CycloneDX 1.5, from the lock file. The same lock file gives the same text: there is no time
 * and no random number in it. `npm sbom --omit dev` leaves out React, which some of the development packages want too.
 */
export function sbom(root: string): string {
  const { manifest, lock } = readProject(root);
  const direct = Object.keys(manifest.dependencies);
  const packages = treeOf(lock, direct, { optional: true });
  const own = {
    'bom-ref': `${manifest.name}@${manifest.version}`,
    type: 'application',
    name: manifest.name,
    version: manifest.version,
  };
  const needed = packages
    .filter(({ place }) => direct.some((name) => place === `node_modules/${name}`))
    .map(({ place }) => place);
  const dependencies = [
    { ref: own['bom-ref'], dependsOn: needed },
    ...packages.map(({ place, needs }) => ({ ref: place, dependsOn: needs })),
  ];
  const components = packages.map(componentOf);
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: own }, components, dependencies }, null, 2)}\n`;
}

function componentOf({ place, name, version, license = '', integrity }: Locked) {
  const [, scope, plain] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? [];
  return {
    // Not name and version: one may be there twice.
    'bom-ref': place,
    type: 'library',
    ...(scope && { group: scope }),
    name: plain,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }] }),
  };
}

if (require.main === module) {
  writeFileSync(FILE, sbom(process.cwd()));
  console.log(`The packages that ship are listed in ${FILE} (CycloneDX 1.5).`);
}
