import { isForOthers, missingOptional } from './optional-packages';
import { nameOf, type Lock, type Manifest } from './packages';

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** Packages that bring a script to run when they are installed, and why they work without it. */
const WORKS_WITHOUT_ITS_SCRIPT: Record<string, string> = {
  '@parcel/watcher': 'the script compiles what is there ready-made; only `sass --watch` uses it',
  esbuild: 'the script checks the program of this system, which is a package of its own',
  libxmljs2: 'the script compiles a reader of XML; @cyclonedx/cyclonedx-npm works without it, and the list is JSON',
};

/** What is wrong with a lock file and the versions that package.json asks for: a sentence each, with the package named. */
export function lockProblems(manifest: Manifest, lock: Lock): string[] {
  return [
    ...versionProblems(manifest, lock),
    ...optionalProblems(lock),
    ...Object.keys(lock.packages).flatMap((place) => (place ? entryProblems(place, lock) : [])),
  ];
}

function versionProblems(manifest: Manifest, { packages }: Lock): string[] {
  return (['dependencies', 'devDependencies'] as const).flatMap((kind) => {
    const [asked, known] = [manifest[kind], packages['']?.[kind] ?? {}];
    const names = [...new Set([...Object.keys(asked), ...Object.keys(known)])];
    return names.flatMap((name) => {
      const wanted = asked[name];
      if (wanted !== known[name])
        return [
          `${name}: package-lock.json is not in step with the ${kind} of package.json; npm install puts that right.`,
        ];
      if (!EXACT.test(wanted ?? ''))
        return [`${name}: package.json asks for "${wanted}"; name one version, for example 1.2.3.`];
      const held = packages[`node_modules/${name}`]?.version;
      return held === wanted
        ? []
        : [`${name}: package.json asks for ${wanted}, package-lock.json holds ${held ?? 'none'}.`];
    });
  });
}

/** `npm ci`, which hosts and CI servers use, refuses a lock file that lacks an optional package, also one for other systems. */
const optionalProblems = (lock: Lock) =>
  missingOptional(lock).map(
    ({ name, version }) =>
      `${name}@${version}: package-lock.json lacks it, so npm ci fails; npx tsx tools/supply/complete-lock.ts adds it.`,
  );

function entryProblems(place: string, { packages }: Lock): string[] {
  const entry = packages[place] ?? {};
  const { integrity, resolved, link, hasInstallScript } = entry;
  const name = nameOf(place);
  return [
    link && `${place}: is a link to a folder.`,
    // .npmrc keeps the registry's own addresses out of the file: what is left is fetched from somewhere else.
    resolved !== undefined &&
      `${place}: comes from ${resolved}; a package comes from the registry, without an address in package-lock.json.`,
    // The registry that wrote this file may not hold programs for other systems: docs/deploy.md lists them.
    !(integrity === undefined && isForOthers(entry)) &&
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
      `${place}: has no SHA-512 checksum in package-lock.json.`,
    hasInstallScript &&
      !Object.hasOwn(WORKS_WITHOUT_ITS_SCRIPT, name) &&
      `${place}: brings an install script, and none runs here; see whether it works without, then say so in tools/supply/lock-problems.ts.`,
  ].filter((problem) => typeof problem === 'string');
}
