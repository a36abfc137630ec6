import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mapValues } from '../../lib/content/objects';
import { fieldName } from '../../lib/content/problems';
import { isPair } from '../../lib/content/resolve';
import { mergedMasters, PICTURE_LIST } from '../editor/masters';
import { withText } from '../editor/replace';
import { writeFiles } from '../system/files';
import { run } from '../system/run';
import { changedValues, valueOfFile } from './changes';

export type Side = 'mine' | 'theirs';

/** The contents of a file before the two changes, and after each of them alone; null if there is no file. */
export type Versions = Record<'base' | Side, Buffer | null>;

/**
 * @param side whose words to take if both have changed the same text
 * @param codes if given, all languages of a text come from the same version
 * @returns as `clashes`, one line for each text that both have changed, or one for the whole file
 */
export async function mergeFile(file: string, { base, mine, theirs }: Versions, side?: Side, codes: string[] = []) {
  const taken = { merged: side === 'theirs' ? theirs : mine, clashes: [] };
  if (isDeepStrictEqual(base, mine)) return { merged: theirs, clashes: [] };
  if (isDeepStrictEqual(base, theirs) || isDeepStrictEqual(mine, theirs)) return { merged: mine, clashes: [] };
  if (!base || !mine || !theirs || !/\.(yaml|md|txt|ts)$/.test(file))
    return side ? taken : { merged: null, clashes: [`${file}: both have changed, added or deleted this file`] };
  const versions = { base, mine, theirs };
  if (file === path.join('content', PICTURE_LIST)) {
    const merged = mergedMasters(mapValues(versions, String));
    if (merged) return { merged: Buffer.from(merged), clashes: [] };
  }
  const byText = file.endsWith('.yaml') ? await mergeTexts(file, versions, codes, side) : undefined;
  return byText ?? mergeLines(file, versions, side);
}

type Written = Record<keyof Versions, Buffer>;

/** Undefined if the versions differ in more than texts. */
async function mergeTexts(file: string, { base, mine, theirs }: Written, codes: string[], side?: Side) {
  const isWhole = (value: unknown) => isPair(value, codes);
  const [before, own, other] = [base, mine, theirs].map((contents) => valueOfFile(file, contents));
  const changed = changedValues(before, other, isWhole);
  const lists = changedValues(before, own, isWhole).filter(({ was, now }) => was === undefined || now === undefined);
  const textsOf = (value: unknown): [string[], unknown][] =>
    isWhole(value) ? Object.entries(value as object).map(([key, text]) => [[key], text]) : [[[], value]];
  const areTexts = (value: unknown) => textsOf(value).every(([, text]) => /^(string|number)$/.test(typeof text));
  const keysOf = (value: unknown) => String(textsOf(value).map(([path]) => path));
  const quoted = (value: unknown) => textsOf(value).map(([path, text]) => [...path, `“${text as string}”`].join(' '));
  if (lists.length > 0) return undefined;
  const clashes: string[] = [];
  let merged = mine.toString();
  for (const { path: at, was, now } of changed) {
    const present = at.reduce<unknown>((value, key) => Object(value)[key], own);
    if (![was, now, present].every((one) => areTexts(one) && keysOf(one) === keysOf(now))) return undefined;
    const isClash = ![was, now].some((one) => isDeepStrictEqual(one, present));
    if (isClash && !side)
      clashes.push(
        `${file} ${fieldName(at)}: mine is ${quoted(present).join(', ')}, theirs is ${quoted(now).join(', ')}`,
      );
    else if (!isClash || side === 'theirs')
      for (const [inner, text] of textsOf(now)) merged = await withText(merged, [...at, ...inner], String(text));
  }
  return { merged: Buffer.from(merged), clashes };
}

async function mergeLines(file: string, versions: Written, side?: Side) {
  const folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
  writeFiles(folder, Object.entries(versions));
  const favour = side ? [side === 'mine' ? '--ours' : '--theirs'] : [];
  const args = ['merge-file', '-p', '-q', ...favour, 'mine', 'base', 'theirs'];
  const { code, output } = await run('git', args, { cwd: folder }).finally(() => rmSync(folder, { recursive: true }));
  if (code === 0) return { merged: Buffer.from(output), clashes: [] };
  const words = (of: Buffer) =>
    changedValues(valueOfFile(file, versions.base), valueOfFile(file, of))
      .map(({ now }) => `“${Object(now) === now ? JSON.stringify(now) : String(now ?? '')}”`.slice(0, 300))
      .join(', ');
  const clash = `${file}: mine changes ${words(versions.mine)}, theirs changes ${words(versions.theirs)}`;
  return { merged: null, clashes: [clash] };
}
