import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { masters } from '../../media/masters/pictures';
import type { GeneratedPicture } from '../../content/schemas/picture';
import type { Master } from './crop';
import { makePicture, RECIPE, outputsOf, type FoundMaster } from './make-picture';

export type Manifest = Record<string, GeneratedPicture>;

export const GENERATED = 'generated';

const SITE = { list: masters, folder: 'media/masters', manifest: 'content/generated/pictures.json' };

const readManifest = (file: string): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns the settings of a picture. `guide-home-hi`, the same picture in Hindi, has those of `guide-home`. */
const settingsOf = (name: string, list: Record<string, Master>): Master | undefined =>
  list[name] ?? Object.entries(list).find(([other, { hasWords }]) => hasWords && name.startsWith(`${other}-`))?.[1];

/** @throws Error with a line for each master that is missing, duplicated, badly named or not in the list */
function findMasters({ list, folder }: typeof SITE): FoundMaster[] {
  const pictures = readdirSync(folder).filter((file) => /\.(jpg|png)$/.test(file));
  const filesOf = (name: string) => pictures.filter((file) => path.parse(file).name === name);
  const names = [...new Set([...Object.keys(list), ...pictures.map((file) => path.parse(file).name)])].sort();
  const source = `${folder}/pictures.ts`;
  const problems = names.flatMap((name) => {
    const files = filesOf(name);
    if (!settingsOf(name, list))
      return files.map((file) => `${folder}/${file} is not in ${source}: give it a line there, or delete the file.`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return `${source}: "${name}" is no name for a picture: expected small letters, figures and hyphens.`;
    if (files.length === 0)
      return `${folder}/${name}.jpg (or .png) is not there: put the picture there, or take "${name}" out of ${source}.`;
    return files.length > 1 ? `${folder}/: there are ${files.join(' and ')}; keep one of them.` : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return names.map((name) => {
    const { widths, phone } = settingsOf(name, list)!;
    const file = `${folder}/${filesOf(name)[0]}`;
    const content = createHash('sha256').update(RECIPE).update(readFileSync(file)).digest('hex');
    const stemOf = (kind: string, made: unknown) => {
      const hash = createHash('sha256').update(JSON.stringify([content, made]));
      return `${kind}-${hash.digest('hex').slice(0, 8)}`;
    };
    const crop = phone && { ...phone, stem: stemOf(`${name}-phone`, phone) };
    return { name, file, widths, stem: stemOf(name, widths), phone: crop };
  });
}

/** Returns whether the list of pictures matches the masters. The files made from the masters may be missing. */
export function areSitePicturesListed(site = SITE): boolean {
  const known = readManifest(site.manifest);
  return findMasters(site).every((master) => listedEntry(master, known));
}

/**
 * Makes the files that are missing or outdated, deletes files that no picture needs, and writes the list of pictures.
 * @throws Error with a line for each mistake
 */
export async function sitePictures(site = SITE, generated = `public/${GENERATED}`) {
  const found = findMasters(site);
  const known = readManifest(site.manifest);
  mkdirSync(generated, { recursive: true });
  const there = new Set(readdirSync(generated));
  const changed = found.filter((master) => {
    const entry = listedEntry(master, known);
    return !entry || !pictureFiles(entry).every((one) => there.has(one));
  });

  const manifest = { ...known };
  const problems: string[] = [];
  for (const [index, master] of changed.entries()) {
    try {
      manifest[master.name] = await makePicture(master, generated, listedEntry(master, known)?.tint);
      console.log(`  ${index + 1}/${changed.length} ${master.name}`);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const text = `${JSON.stringify(Object.fromEntries(found.map(({ name }) => [name, manifest[name]!])), null, 2)}\n`;
  const wanted = new Set(found.flatMap(({ name }) => pictureFiles(manifest[name]!)));
  for (const old of there) if (!wanted.has(old)) rmSync(path.join(generated, old));
  const differs = text !== `${JSON.stringify(known, null, 2)}\n`;
  // On a CI server, nobody would commit a new list.
  if (differs && process.env.CI)
    throw new Error(
      `${site.manifest} is not what media/masters/ gives: run "npm run make -- images" and commit the file.`,
    );
  if (differs) writeFileSync(site.manifest, text);
  return { pictures: found.length, made: changed.length, listed: differs };
}

function listedEntry({ name, stem, phone }: FoundMaster, known: Manifest): GeneratedPicture | undefined {
  const entry = known[name];
  return entry?.file === stem && entry.phone?.file === phone?.stem ? entry : undefined;
}

const pictureFiles = ({ phone, ...whole }: GeneratedPicture): string[] =>
  [whole, ...(phone ? [phone] : [])].flatMap(outputsOf).map(({ name }) => name);

export const describePictures = ({ pictures, made, listed }: Awaited<ReturnType<typeof sitePictures>>) =>
  `${pictures} pictures, ${made} made anew${listed ? '; the list of them has changed, and is published with them' : ''}`;

/** Reports masters below their second greatest width, because only very sharp screens ask for the greatest. */
export const tooSmall = (list: Record<string, Master> = masters, made = readManifest(SITE.manifest)): string[] =>
  Object.entries(made).flatMap(([name, { width, phone }]) => {
    const wanted = settingsOf(name, list);
    return [
      ...lineFor(`media/masters/${name} is`, wanted?.widths, width),
      ...lineFor(`media/masters/${name} has a part for phones that is`, wanted?.phone?.widths, phone?.width),
    ];
  });

function lineFor(what: string, widths: readonly number[] = [], width = Infinity): string[] {
  const [most = 0, enough = most] = [...widths].sort((one, other) => other - one);
  if (width >= enough) return [];
  return [
    `${what} ${width} pixels wide, too few for its place: save a picture there from which ${most} can be made, or at least ${enough}`,
  ];
}
