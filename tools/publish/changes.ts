import { isDeepStrictEqual } from 'node:util';
import { mapValues } from '../../lib/content/objects';
import { parseYaml } from '../../lib/content/parse';
import { fieldName } from '../../lib/content/problems';
import { isFields, isPair } from '../../lib/content/resolve';
import { nameOf, titleOf } from '../editor/field-names';
import type { Path } from '../editor/texts';

const PICTURE_LIST = 'media/masters/pictures.ts';

/** A changed text, with its words by language code or under `all`. For a picture, `all` is the size of its file. */
export interface Change {
  file: string;
  /** The address of the page that the file is about; undefined for other files, such as pictures and company.yaml. */
  page?: string;
  field: string;
  was: Readonly<Record<string, string>>;
  now: Readonly<Record<string, string>>;
}

const isInner = (value: unknown) => Object(value) === value;

/** @param isWhole whether a value counts as one, such as a text with its languages */
export function changedValues(
  was: unknown,
  now: unknown,
  isWhole: (value: unknown) => boolean = () => false,
  path: Path = [],
): { path: Path; was: unknown; now: unknown }[] {
  if (isDeepStrictEqual(was, now)) return [];
  const isLeaf = (value: unknown) => !isInner(value) || isWhole(value);
  if (isLeaf(was ?? now) || isLeaf(now ?? was)) return [{ path, was, now }];
  const inner = (key: string | number, one: unknown, other: unknown) =>
    changedValues(one, other, isWhole, [...path, key]);
  if (Array.isArray(was) && Array.isArray(now)) {
    const shorter = Math.min(was.length, now.length);
    let [start, end] = [0, 0];
    while (start < shorter && isDeepStrictEqual(was[start], now[start])) start += 1;
    while (end < shorter - start && isDeepStrictEqual(was.at(-1 - end), now.at(-1 - end))) end += 1;
    const [before, after] = [was.slice(start, was.length - end), now.slice(start, now.length - end)];
    const longer = before.length > after.length ? before : after;
    return longer.flatMap((_, at) => inner(start + at, before[at], after[at]));
  }
  const isList = Array.isArray(was ?? now);
  return Object.keys({ ...Object(was), ...Object(now) }).flatMap((key) =>
    inner(isList ? Number(key) : key, Object(was)[key], Object(now)[key]),
  );
}

export function valueOfFile(file: string, contents: Buffer | null): unknown {
  if (contents === null) return undefined;
  const text = contents.toString();
  return file.endsWith('.yaml') ? parseYaml(text).document.toJS() : text.trim().split(/\n{2,}/);
}

export const pictureIn = (file: string) => /^media\/masters\/(.*)\.(jpg|png)$/.exec(file)?.[1];

/** Lists the texts that differ between two versions of a file; a picture counts as one change. */
export function changesIn(file: string, was: Buffer | null, now: Buffer | null, codes: readonly string[]): Change[] {
  const [page] = [was, now].map((contents) => pageAddress(file, contents)).filter(Boolean);
  const words = (value: unknown) => {
    if (value === undefined || value === null) return {};
    return isPair(value, codes) ? mapValues(value, asText) : { [languageOfFile(file, codes) ?? 'all']: asText(value) };
  };
  if (file === PICTURE_LIST) return [];
  if (pictureIn(file)) {
    const size = (contents: Buffer | null): Change['was'] => (contents ? { all: `${contents.length >> 10} KB` } : {});
    return [{ file, field: was ? (now ? 'replaced' : 'taken out') : 'new', was: size(was), now: size(now) }];
  }
  const isWhole = (value: unknown) => isPair(value, codes) || isApproval(value);
  return changedValues(valueOfFile(file, was), valueOfFile(file, now), isWhole).map((one) => ({
    file,
    page,
    field: file.endsWith('.yaml') ? fieldName(one.path) : `paragraph ${Number(one.path[0] ?? 0) + 1}`,
    was: words(one.was),
    now: words(one.now),
  }));
}

const isApproval = (value: unknown): value is { by: string; on: string } =>
  isFields(value) && 'by' in value && 'on' in value;

function asText(value: unknown): string {
  if (isApproval(value)) return `Approved by ${value.by} on ${value.on}`;
  return isInner(value) ? JSON.stringify(value) : String(value);
}

const languageOfFile = (file: string, codes: readonly string[]) => codes.find((code) => file.endsWith(`/${code}.md`));

function pageAddress(file: string, contents: Buffer | null): string | undefined {
  const [, folder, name] = /^content\/(pages|towns|articles|legal)\/([^/.]+)/.exec(file) ?? [];
  if (folder === 'towns') return `/rooftop-solar/${name}`;
  if (folder === 'articles') return `/learn/${name}`;
  if (folder === 'legal') return `/${name}`;
  return folder && (/^address: *['"]?(\/[^\s'"]*)/m.exec(String(contents)) ?? [])[1];
}

export function whereOf({ page, file }: Change): string {
  const picture = pictureIn(file);
  return picture ? `Picture ${picture}` : (page ?? titleOf(file.replace(/^content\//, '')));
}

/** A commit message that names up to two changes and quotes the words of up to 100. */
export function messageOfChanges(changes: readonly Change[]): string {
  const names = [...new Set(changes.map((change) => `${whereOf(change)}: ${nameOf(change)}`))];
  const first = names.slice(0, 2).join('; ').slice(0, 90);
  const lines = changes.slice(0, 100).map(describeChange);
  return `Publish ${first}${names.length > 2 ? ` and ${names.length - 2} more` : ''}\n\n${lines.join('\n')}`;
}

export function describeChange({ file, page, field, was, now }: Change): string {
  const codes = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  const quoted = (words?: string) => (words === undefined ? 'nothing' : `“${words}”`);
  const lines = codes
    .filter((code) => was[code] !== now[code])
    .map((code) => `  ${code === 'all' ? '' : `${code}: `}${quoted(was[code])} → ${quoted(now[code])}`);
  return [`${page ? `${page} · ` : ''}${file} · ${field}`, ...lines].join('\n');
}
