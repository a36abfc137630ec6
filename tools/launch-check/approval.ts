import { createHash } from 'node:crypto';
import { approved } from '../../lib/content/parts';
import { isFields } from '../../lib/content/resolve';
import { fact } from '../../content/schemas/solar';
import { around, type Content, type Entry } from './content-entries';

interface ApprovalProblem {
  kind: 'not approved' | 'no fingerprint' | 'changed';
  about?: string;
}

/** Returns undefined if the approval is valid or the entry is no approval. */
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

/** A fact of the calculators may have a public source in place of an approval. */
const approvalOf = ({ file, path }: Entry) =>
  file.startsWith('facts/') && path[0] === 'facts' ? fact.shape.approved : approved;

/**
 * A short hash of the numbers and English texts that an approval covers, with the values of the facts in the texts.
 * Layout, the order of fields, a noted doubt and other approvals do not count.
 */
export function claimFingerprint(approval: Entry, content: Content): string {
  const approved = JSON.stringify(content.wordsAt(around(approval)), (key, value: unknown) => {
    if (key === 'approved' || key === 'doubt') return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
  return createHash('sha256').update(approved).digest('hex').slice(0, 8);
}
