import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Scalar, YAMLMap } from 'yaml';
import { dayInIndia } from '../../lib/dates';
import { approvalProblem, claimFingerprint } from './approval';
import { readEntries } from './content-entries';

/**
 * Leaves the old fingerprint of a changed claim, because only a person can approve again.
 * @returns "file:line" of each approval that got a fingerprint
 */
export function addFingerprints(root: string, today = dayInIndia()): string[] {
  const content = readEntries(root);
  const missing = content.entries.filter((entry) => approvalProblem(entry, today, content)?.kind === 'no fingerprint');
  // Starts with the last approval of a file, because a new fingerprint moves all text after it.
  for (const entry of missing.toReversed()) {
    const file = path.join(root, 'content', `${entry.file}.yaml`);
    const field = `fingerprint: '${claimFingerprint(entry, content)}'`;
    writeFileSync(file, withField(readFileSync(file, 'utf8'), entry.node as Fields, field));
  }
  return missing.map(({ where }) => where);
}

type Fields = YAMLMap<Scalar, Scalar>;

function withField(text: string, { items, flow }: Fields, field: string): string {
  const { key, value } = items.at(-1)!;
  const end = value!.range![1];
  if (flow) return `${text.slice(0, end)}, ${field}${text.slice(end)}`;
  const [startOfLine] = /\r?\n *$/.exec(text.slice(0, key.range![0]))!;
  const lineEnd = end + text.slice(end).search(/\r?\n|$/);
  return text.slice(0, lineEnd) + startOfLine + field + text.slice(lineEnd);
}
