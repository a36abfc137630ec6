import { createHash } from 'node:crypto';
import { approved } from '../../lib/content/parts';
import { isFields } from '../../lib/content/resolve';
import { fact } from '../../content/schemas/solar';
import { around, type Content, type Entry } from './content-entries';

/** The reason why a claim of the company does not count as approved. */
interface ApprovalProblem {
  kind: 'not approved' | 'not sealed' | 'changed';
  about?: string;
}

/**
 * Checks an entry of content if it is the approval of a claim.
 * @returns undefined if the approval is valid, and for any other entry
 */
export function approvalProblem(entry: Entry, today: string, content: Content): ApprovalProblem | undefined {
  if (entry.path.at(-1) !== 'approved') return undefined;
  const { success, data } = approvalOf(entry).safeParse(entry.value);
  if (!success) {
    const about = `expected { by: a name, on: YYYY-MM-DD } or null, got ${JSON.stringify(entry.value)}`;
    return { kind: 'not approved', about };
  }
  if (data === 'published') return undefined;
  if (data === null) return { kind: 'not approved' };
  const { by, on, seal } = data;
  if (on > today) return { kind: 'not approved', about: `the approval's date, ${on}, is still to come` };
  if (seal === fingerprint(entry, content)) return undefined;
  return { kind: seal === undefined ? 'not sealed' : 'changed', about: `approved by ${by} on ${on}` };
}

/** Chooses the schema of an approval: for a fact of the calculators, a public source may be enough. */
const approvalOf = ({ file, path }: Entry) =>
  file.startsWith('facts/') && path[0] === 'facts' ? fact.shape.approved : approved;

/**
 * A short hash of the figures and English words that an approval belongs to. It changes when any of them does. Spaces,
 * comments, quotation marks and the order of fields do not count. A figure of content/facts/ that the words name counts
 * with its value.
 * @returns eight hexadecimal digits
 */
export function fingerprint(approval: Entry, content: Content): string {
  const approved = JSON.stringify(content.wordsAt(around(approval)), (key, value: unknown) => {
    if (key === 'approved') return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
  return createHash('sha256').update(approved).digest('hex').slice(0, 8);
}
