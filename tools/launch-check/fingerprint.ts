import { createHash } from 'node:crypto';
import ts from 'typescript';
import { constantOf, keyOf, sourceOf, wordsOfFact } from './facts-and-words';

/**
 * A short hash of the words and figures that an approval belongs to. It differs once one of them has changed.
 *
 * Spaces, comments, kinds of quotes and the order of the fields do not count. A `const` of the same file counts with its
 * value, and so does a figure that comes from content/facts/; with a figure that stands there, its English words count.
 * What another file of words supplies counts by its name alone: what is to be approved of it is approved there.
 *
 * @param approval the property `approved` of the object that it confirms, in a tree that has the file's whole path
 * @returns eight hexadecimal digits
 */
export function fingerprint(approval: ts.PropertyAssignment): string {
  const told = [approval.parent, wordsOfFact(approval.parent) ?? []].flat();
  return createHash('sha256').update(told.map(canonical).join()).digest('hex').slice(0, 8);
}

function canonical(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => [canonical(expression), literal.text]);
    return JSON.stringify([node.head.text, ...spans.flat()]);
  }
  if (ts.isObjectLiteralExpression(node))
    return `{${node.properties
      .filter((property) => !isApproval(property))
      .map(canonical)
      .sort()
      .join()}}`;
  if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map(canonical).join()}]`;
  if (ts.isPropertyAssignment(node)) return `${keyOf(node.name)}:${canonical(node.initializer)}`;
  if (ts.isShorthandPropertyAssignment(node)) return `${node.name.text}:${canonical(node.name)}`;
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return `...${canonical(node.expression)}`;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return canonical(node.expression);
  if (ts.isPropertyAccessExpression(node)) {
    const fact = sourceOf(node);
    return fact ? canonical(fact) : `${canonical(node.expression)}.${node.name.text}`;
  }
  if (ts.isIdentifier(node)) {
    const value = constantOf(node);
    return value ? canonical(value) : node.text;
  }
  const parts: string[] = [];
  node.forEachChild((child) => void parts.push(canonical(child)));
  return parts.length > 0 ? `${ts.SyntaxKind[node.kind]}(${parts.join()})` : node.getText();
}

const isApproval = (property: ts.ObjectLiteralElementLike) =>
  property.name !== undefined && keyOf(property.name) === 'approved';
