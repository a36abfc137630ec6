import { createHash } from 'node:crypto';
import { approved } from '../../lib/content/parts';
import { isFields } from '../../lib/content/resolve';
import { fact } from '../../content/schemas/solar';
import { around, type Content, type Entry } from './content-entries';

interface ApprovalProblem {
  kind: 'not approved' | 'no fingerprint' | 'changed';
  about?: string;
}

/** What is wrong with an approval; undefined if it is valid, or if the entry is no approval. */
export function approvalProblem(entry: Entry, today: string, content: Content): ApprovalProblem | undefined {
  if (entry.path.at(-1) !== 'approved') return undefined;
  const { success, data } = approvalOf(entry).safeParse(entry.value);
  if (!success) {
    const about = `expected { by: a name, on: YYYY-MM-DD } or null, got ${JSON.stringify(entry.value)}`;
    return { kind: 'not approved', about };
  }
  if (data === 'published') return undefined;
  if (data === null) return { kind: 'not approved' };
  const { by, on, fingerprint } = data;
  if (on > today) return { kind: 'not approved', about: `the approval's date, ${on}, is still to come` };
  if (fingerprint === claimFingerprint(entry, content)) return undefined;
  return { kind: fingerprint === undefined ? 'no fingerprint' : 'changed', about: `approved by ${by} on ${on}` };
}

/** The schema of an approval. For a fact of the calculators, a public source may be enough. */
const approvalOf = ({ file, path }: Entry) =>
  file.startsWith('facts/') && path[0] === 'facts' ? fact.shape.approved : approved;

/**
 * A short hash of the numbers and English texts that an approval belongs to. Spaces, comments, quotation marks and the
 * order of fields do not count, nor does a noted doubt. A fact that a text names counts with its value.
 */
export function claimFingerprint(approval: Entry, content: Content): string {
  const approved = JSON.stringify(content.wordsAt(around(approval)), (key, value: unknown) => {
    if (key === 'approved' || key === 'doubt') return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
  return createHash('sha256').update(approved).digest('hex').slice(0, 8);
}
