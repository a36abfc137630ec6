import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface ContentTrees {
  trees: ts.SourceFile[];
  /** Knows what a name stands for, in whichever content file that is. */
  checker: ts.TypeChecker;
}

/**
 * Reads the content files as TypeScript.
 * @param root the project's folder
 */
export function readContent(root: string): ContentTrees {
  const folder = path.join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isContent)
    .sort()
    .map((name) => path.join(folder, name));
  const program = ts.createProgram(files, { noResolve: true, noLib: true, types: [] });
  return { trees: files.map((file) => program.getSourceFile(file)!), checker: program.getTypeChecker() };
}

/** Schemas say what content looks like and hold none themselves. */
const isContent = (name: string) => /(?<!\.test|\.fixture)\.ts$/.test(name) && !name.startsWith('schemas');

/** Every node that may hold content: all but imports and types. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
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
