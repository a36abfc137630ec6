import path from 'node:path';
import ts from 'typescript';
import { filesIn } from '../setup/files';

/** The content files as syntax trees, with the type checker that finds the value behind a name in any of them. */
export interface Content {
  trees: ts.SourceFile[];
  checker: ts.TypeChecker;
}

/** Reads the content files as TypeScript, without the schemas, which hold no content themselves. */
export function readContent(root: string): Content {
  const files = filesIn(path.join(root, 'content'))
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name) && !name.startsWith('schemas'))
    .map((name) => path.join(root, 'content', name));
  const program = ts.createProgram(files, { noResolve: true, noLib: true, types: [] });
  return { trees: files.map((file) => program.getSourceFile(file)!), checker: program.getTypeChecker() };
}

/** Goes through every syntax node of a content file, except imports and types, which hold no content. */
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

/** The place of a syntax node in the project, as "file:line". */
export function placeOf(node: ts.Node, root: string): string {
  const tree = node.getSourceFile();
  const file = path.relative(root, tree.fileName).split(path.sep).join('/');
  return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Whether a syntax node is a field of this name. */
export const isField = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && nameOf(node) === name;

export const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

export const fieldsOf = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

/** Finds the value behind a name of the same file or of content/facts/; any other name stands for itself. */
export function standsFor(node: ts.Node, checker: ts.TypeChecker): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return standsFor(node.expression, checker);
  if (ts.isPropertyAccessExpression(node)) {
    const fields = fieldsOf(standsFor(node.expression, checker));
    const field = fields.find((one) => nameOf(one) === node.name.text);
    return field ? standsFor(field.initializer, checker) : node;
  }
  let symbol = ts.isShorthandPropertyAssignment(node)
    ? checker.getShorthandAssignmentValueSymbol(node)
    : checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declared = symbol?.valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return node;
  const from = declared.getSourceFile();
  const counts = from === node.getSourceFile() || from.fileName.includes('/content/facts/');
  return counts ? standsFor(declared.initializer, checker) : node;
}

/**
 * Finds the English words of an object in content/facts/: `claims.staff` of content/facts/claims.ts has them under
 * `claims.staff` in content/en/claims.ts or in the folder content/en/claims/, and the figure `figures.gst` of
 * content/facts/solar/ under `calculator.figures.gst` in content/en/calculator.ts.
 */
export function wordsOfFact(fact: ts.Node, { trees, checker }: Content): ts.Node | undefined {
  const [, root, name] = /^(.*\/content\/)facts\/(.+)[.]ts$/.exec(fact.getSourceFile().fileName) ?? [];
  const isFigure = name?.startsWith('solar/');
  const file = isFigure ? 'calculator' : name;
  const [constant, ...keys] = isFigure ? ['calculator', ...keysTo(fact)] : keysTo(fact);
  const english = trees.filter(
    ({ fileName }) => fileName === `${root}en/${file}.ts` || fileName.startsWith(`${root}en/${file}/`),
  );
  const declared = english
    .flatMap((tree) => [...nodesIn(tree)])
    .find((node) => ts.isVariableDeclaration(node) && node.name.getText() === constant) as
    ts.VariableDeclaration | undefined;
  return keys.reduce<ts.Node | undefined>(
    (value, key) => value && fieldsOf(standsFor(value, checker)).find((field) => nameOf(field) === key)?.initializer,
    declared?.initializer,
  );
}

/** The names of the fields that lead to a value from the top of its file, such as `claims`, `staff`. */
function keysTo(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node)) return [node.name.getText()];
  if (ts.isSourceFile(node)) return [];
  return [...keysTo(node.parent), ...(ts.isPropertyAssignment(node) ? [nameOf(node)] : [])];
}
