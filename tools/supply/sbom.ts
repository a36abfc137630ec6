import { writeFileSync } from 'node:fs';
import { npm } from '../setup/npm';
import { mustRun } from '../setup/run';

interface Component {
  'bom-ref': string;
  properties: { name: string }[];
}

/**
 * Writes a list of the installed packages, without those for development, as CycloneDX 1.5 from the lock file. Leaves
 * out npm's random number and time, so that the same lock file gives the same text.
 */
export async function writeSbom(root: string, file: string): Promise<void> {
  const command = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error');
  const output = await mustRun(...command, { cwd: root });
  // Skips a warning that npm may print before the list of packages.
  const bom = JSON.parse(output.slice(output.indexOf('{\n')));
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // Leaves out packages for development here, because npm's own --omit=dev also leaves out React, which they need too.
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
