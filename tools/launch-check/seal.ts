import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { dayInIndia } from '../../lib/day-in-india';
import { approvalProblem } from './approval';
import { fingerprint } from './fingerprint';
import { contentFiles } from './launch-problems';

/**
 * Writes into each approval without a seal the fingerprint of the claim that it belongs to. An approval whose words have
 * changed since keeps its old seal: only a person can approve again.
 *
 * @param root the project's folder
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 * @returns "file:line" of each that was sealed
 */
export function sealApprovals(root: string, today = dayInIndia()): string[] {
  return contentFiles(root).flatMap((file) => {
    const place = path.join(root, file);
    const source = readFileSync(place, 'utf8');
    const { text, lines } = sealed(place, source, today);
    if (lines.length > 0) writeFileSync(place, text);
    return lines.map((line) => `${file}:${line}`);
  });
}

function sealed(file: string, source: string, today: string): { text: string; lines: number[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const seals: { at: number; line: number; words: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'approved' &&
      approvalProblem(node, today)?.kind === 'not sealed'
    ) {
      const { properties } = node.initializer as ts.ObjectLiteralExpression;
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      seals.push({ at: properties.at(-1)!.getEnd(), line, words: `, seal: '${fingerprint(node)}'` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const text = seals.reduceRight((all, { at, words }) => all.slice(0, at) + words + all.slice(at), source);
  return { text, lines: seals.map(({ line }) => line) };
}
