import { writeFileSync } from 'node:fs';
import { npm } from '../setup/npm';
import { mustRun } from '../setup/run';

interface Component {
  'bom-ref': string;
  properties: { name: string }[];
}

/**
 * Writes the packages that are installed without those for development, as CycloneDX 1.5, from the lock file.
 * npm adds a random number and the time; without them, the same lock file gives the same text.
 */
export async function writeSbom(root: string, file: string): Promise<void> {
  const command = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error');
  const output = await mustRun(...command, { cwd: root });
  // npm may print a warning before the list.
  const bom = JSON.parse(output.slice(output.indexOf('{\n')));
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm's own --omit=dev leaves out React, which packages for development also ask for.
  bom.components = bom.components.filter(
    ({ properties }: Component) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const refs = [bom.metadata.component, ...bom.components].map((component: Component) => component['bom-ref']);
  bom.dependencies = bom.dependencies
    .filter(({ ref }: { ref: string }) => refs.includes(ref))
    .map(({ ref, dependsOn = [] }: { ref: string; dependsOn?: string[] }) => ({
      ref,
      dependsOn: dependsOn.filter((one) => refs.includes(one)),
    }));
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
}
