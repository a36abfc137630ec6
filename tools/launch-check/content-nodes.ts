import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Reads the content files as TypeScript. Schemas say what content looks like and hold none themselves.
 * @param root the project's folder
 * @returns their trees, and what knows the value of a name, in whichever content file that is
 */
export function readContent(root: string) {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name) && !name.startsWith('schemas'))
    .map((name) => path.join(root, 'content', name));
  const program = ts.createProgram(files.sort(), { noResolve: true, noLib: true, types: [] });
  return { trees: files.map((file) => program.getSourceFile(file)!), checker: program.getTypeChecker() };
}

/** Every node that may hold content: all but imports and types. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** "file:line" in the project. */
export function placeOf(node: ts.Node, root: string): string {
  const tree = node.getSourceFile();
  const file = path.relative(root, tree.fileName).split(path.sep).join('/');
  return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Whether a node is a field of this name. */
export const isField = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && nameOf(node) === name;

export const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

export const fieldsOf = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
