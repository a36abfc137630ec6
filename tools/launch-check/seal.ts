import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { dayInIndia } from '../../lib/day-in-india';
import { approvalProblem, fingerprint } from './approval';
import { isField, nodesIn, placeOf, readContent } from './content-nodes';

/**
 * Writes into each approval without a seal the fingerprint of the claim that it belongs to. An approval whose words have
 * changed since keeps its old seal: only a person can approve again.
 *
 * @param root the project's folder
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 * @returns "file:line" of each that was sealed
 */
export function sealApprovals(root: string, today = dayInIndia()): string[] {
  const content = readContent(root);
  return content.trees.flatMap((tree) => {
    const approvals = [...nodesIn(tree)].filter((node) => isField(node, 'approved'));
    const unsealed = approvals.filter((node) => approvalProblem(node, today, content)?.kind === 'not sealed');
    // From the last on, since a seal moves everything after it.
    for (const node of unsealed.toReversed()) {
      const text = readFileSync(tree.fileName, 'utf8');
      const end = (node.initializer as ts.ObjectLiteralExpression).properties.at(-1)!.getEnd();
      writeFileSync(tree.fileName, `${text.slice(0, end)}, seal: '${fingerprint(node, content)}'${text.slice(end)}`);
    }
    return unsealed.map((node) => placeOf(node, root));
  });
}
