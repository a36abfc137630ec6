import { createHash } from 'node:crypto';
import ts from 'typescript';
import { approved } from '../../content/schemas/blocks';
import { figure } from '../../content/schemas/solar';
import { childrenOf, type Content, fieldsOf, isField, nameOf, standsFor, wordsOfFact } from './content-nodes';

/** The reason why a claim of the company does not count as approved. */
interface ApprovalProblem {
  kind: 'not approved' | 'not sealed' | 'changed';
  about?: string;
}

/**
 * Checks the field `approved` of a claim in content.
 * @returns undefined when the approval is valid
 */
export function approvalProblem(
  approval: ts.PropertyAssignment,
  today: string,
  content: Content,
): ApprovalProblem | undefined {
  const { success, data } = approvalOf(approval).safeParse(valueOf(approval.initializer));
  if (!success) {
    const about = `expected { by: 'a name', on: 'YYYY-MM-DD' } or null, got ${approval.initializer.getText()}`;
    return { kind: 'not approved', about };
  }
  if (data === 'published') return undefined;
  if (data === null) return { kind: 'not approved' };
  const { by, on, seal } = data;
  if (on > today) return { kind: 'not approved', about: `the approval's date, ${on}, is still to come` };
  if (seal === fingerprint(approval, content)) return undefined;
  return { kind: seal === undefined ? 'not sealed' : 'changed', about: `approved by ${by} on ${on}` };
}

/** Chooses the schema of an approval: for a figure of the calculators a public source may be enough. */
const approvalOf = (approval: ts.PropertyAssignment) =>
  approval.getSourceFile().fileName.includes('/content/facts/solar/') ? figure.shape.approved : approved;

/** Reads an approval from its source code: null, a text, or an object of texts. */
function valueOf(node: ts.Expression): unknown {
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return Object.fromEntries(fieldsOf(node).map((field) => [nameOf(field), valueOf(field.initializer)]));
}

/**
 * A short hash of the words and figures that an approval belongs to, which changes with any of them. Spaces, comments,
 * kinds of quotes and the order of fields do not count. A `const` of the same file counts with its value, and so does a
 * figure from content/facts/, together with its English words. Words from another content file count by their name
 * alone, because they are approved there.
 * @returns eight hexadecimal digits
 */
export function fingerprint(approval: ts.PropertyAssignment, content: Content): string {
  const canonical = (named: ts.Node): string => {
    const node = standsFor(named, content.checker);
    if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
    if (ts.isPropertyAssignment(node)) return `${nameOf(node)}:${canonical(node.initializer)}`;
    if (ts.isPropertyAccessExpression(node)) return `${canonical(node.expression)}.${node.name.text}`;
    const parts = childrenOf(node)
      .filter((child) => !isField(child, 'approved'))
      .map(canonical);
    if (ts.isObjectLiteralExpression(node)) parts.sort();
    return parts.length > 0 ? `${ts.SyntaxKind[node.kind]}(${parts.join()})` : node.getText();
  };
  const told = [approval.parent, wordsOfFact(approval.parent, content) ?? []].flat();
  return createHash('sha256').update(told.map(canonical).join()).digest('hex').slice(0, 8);
}
