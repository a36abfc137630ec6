import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { dayInIndia } from '../../lib/day-in-india';
import { approvalProblem, fingerprint } from './approval';
import { isField, nodesIn, placeOf, readContent } from './content-nodes';

/**
 * Writes a seal, a hash of the claim, into each approval without one. An approval whose words have changed since keeps
 * its old seal: only a person can approve again.
 * @returns "file:line" of each approval that was sealed
 */
export function sealApprovals(root: string, today = dayInIndia()): string[] {
  const content = readContent(root);
  return content.trees.flatMap((tree) => {
    const approvals = [...nodesIn(tree)].filter((node) => isField(node, 'approved'));
    const unsealed = approvals.filter((node) => approvalProblem(node, today, content)?.kind === 'not sealed');
    // Writes the seals of a file from the last to the first, since a seal moves all text after it.
    for (const node of unsealed.toReversed()) {
      const text = readFileSync(tree.fileName, 'utf8');
      const end = (node.initializer as ts.ObjectLiteralExpression).properties.at(-1)!.getEnd();
      writeFileSync(tree.fileName, `${text.slice(0, end)}, seal: '${fingerprint(node, content)}'${text.slice(end)}`);
    }
    return unsealed.map((node) => placeOf(node, root));
  });
}
