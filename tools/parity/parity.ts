import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { facts } from '../../content/facts/facts';
import { filesIn } from '../setup/files';
import { compare, type Pair } from './differences';
import { note, unlikeNoted, type WrittenFor } from './written-for';

const ENGLISH = 'content/en';

/** Files that put a language together from the others. They have no words of their own. */
const ASSEMBLED = /^(english|hindi|words|titles)\.ts$|\.test\.ts$|\.fixture\.ts$/;

/** The result of comparing a language with English: one line for each finding, with file and field. */
export interface Parity {
  /** Differences that stop a build, such as a missing key or a changed figure. */
  problems: string[];
  /** English files without one of the same name in the language. */
  missing: string[];
  /** Texts that are older than their English. They stop a build for the live site. */
  outdated: string[];
  /** Files with texts for which nobody has noted the English yet. */
  unnoted: string[];
  /** All texts of the language, by file. */
  pairs: Record<string, Pair[]>;
}

const noteFile = (root: string, code: string) => path.join(root, `content/generated/written-for-${code}.json`);

const notesOf = (root: string, code: string): WrittenFor => {
  const file = noteFile(root, code);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WrittenFor) : {};
};

const wordFiles = (folder: string) =>
  filesIn(folder)
    .filter((name) => name.endsWith('.ts') && !ASSEMBLED.test(path.basename(name)))
    // Compares pages last: a value that a page has from another file is reported for the file that has it.
    .sort((one, other) => Number(one.startsWith('pages/')) - Number(other.startsWith('pages/')));

/** Every text within the facts, which are the same in all languages. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The exports of a file with words, or the reason why it cannot be read. */
async function load(file: string): Promise<Record<string, unknown> | string> {
  try {
    return { ...((await import(pathToFileURL(file).href)) as Record<string, unknown>) };
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
}

/** Compares all words of a language with the English ones, file by file. The language may still lack files. */
export async function parityOf(code: string, root = process.cwd()): Promise<Parity> {
  const known = new Set(textsIn(facts));
  const seen = new Set<unknown>();
  const noted = notesOf(root, code);
  const parity: Parity = { problems: [], missing: [], outdated: [], unnoted: [], pairs: {} };
  for (const name of wordFiles(path.join(root, ENGLISH))) {
    const file = `content/${code}/${name}`;
    if (!existsSync(path.join(root, file))) {
      parity.missing.push(`${file} · expected this file, as there is ${ENGLISH}/${name}`);
      continue;
    }
    const [english, other] = await Promise.all([load(path.join(root, ENGLISH, name)), load(path.join(root, file))]);
    if (typeof other === 'string') {
      parity.problems.push(`${file} · cannot be read: ${other}`);
      continue;
    }
    const { differences, pairs } = compare(english, other, known, seen);
    const { outdated, unnoted } = unlikeNoted(pairs, noted[file]);
    const newer = 'expected words for the English of today, which has changed since';
    parity.problems.push(...differences.map(({ field, expected }) => `${file} · field: ${field} · ${expected}`));
    parity.outdated.push(...outdated.map((field) => `${file} · field: ${field} · ${newer}`));
    const advice = `${unnoted.length} texts without a note of their English: run "npm run make -- parity"`;
    if (unnoted.length > 0) parity.unnoted.push(`${file} · ${advice}`);
    if (pairs.length > 0) parity.pairs[file] = pairs;
  }
  return parity;
}

/** Notes for which English each text of a language was written, in content/generated/. */
export function writeNotes(code: string, { pairs }: Parity, root = process.cwd()): void {
  const noted = notesOf(root, code);
  const notes = Object.fromEntries(Object.entries(pairs).map(([file, texts]) => [file, note(texts, noted[file])]));
  writeFileSync(noteFile(root, code), `${JSON.stringify(notes, null, 2)}\n`);
}
