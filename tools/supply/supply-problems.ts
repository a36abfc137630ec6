import { licenceOf, licenceProblems } from './licences';
import { lockProblems } from './lock-problems';
import { withoutChecksum } from './optional-packages';
import { readProject, treeOf } from './packages';
import { misplaced, pagePackages } from './page-packages';

/**
 * All that can be said of the packages without asking anybody.
 *
 * @returns `problems`: a sentence each, with the package named; `summary`: what was looked at
 */
export function supplyProblems(root: string): { problems: string[]; summary: string[] } {
  const { manifest, lock } = readProject(root);
  const inPages = pagePackages(root);
  const shipping = treeOf(lock, [...new Set([...Object.keys(manifest.dependencies), ...inPages])], { optional: true });
  const scripts = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([place]) => place.replace('node_modules/', ''));
  const licences = new Map<string, number>();
  for (const locked of shipping)
    licences.set(licenceOf(root, locked), (licences.get(licenceOf(root, locked)) ?? 0) + 1);
  return {
    problems: [...lockProblems(manifest, lock), ...misplaced(manifest, inPages), ...licenceProblems(root, shipping)],
    summary: [
      `Lock file: ${Object.keys(lock.packages).length - 1} packages; an install script, which does not run, in ${scripts.join(' and ')}`,
      `Without a checksum, since they are for other systems: ${withoutChecksum(lock).length}, listed in docs/deploy.md`,
      `In the pages: ${inPages.join(', ')}`,
      `Licences of the ${shipping.length} packages that are not only for development: ${[...licences]
        .sort((a, b) => b[1] - a[1])
        .map(([licence, count]) => `${count} ${licence}`)
        .join(', ')}`,
    ],
  };
}
