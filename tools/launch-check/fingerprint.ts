import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * A short hash of the words and figures that an approval belongs to. It differs once one of them has changed.
 *
 * Spaces, comments, kinds of quotes and the order of the fields do not count. A `const` of the same file counts with its
 * value, and so does a figure that comes from content/facts/. What another file of words supplies counts by its name alone:
 * what is to be approved of it is approved there.
 *
 * @param approval the property `approved` of the object that it confirms, in a tree that has the file's whole path
 * @returns eight hexadecimal digits
 */
export function fingerprint(approval: ts.PropertyAssignment): string {
  return createHash('sha256').update(canonical(approval.parent)).digest('hex').slice(0, 8);
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
    const fact = factOf(node);
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

const keyOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();

/** The value of a `const` at the top of the same file. */
const constantOf = (name: ts.Identifier) => constantIn(name.getSourceFile(), name.text);

function constantIn(file: ts.SourceFile, name: string): ts.Expression | undefined {
  const statements = file.statements.filter(ts.isVariableStatement);
  const declared = statements.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

/** What `claims.staff.figure` stands for, where `claims` is imported from a file of content/facts/. */
function factOf(node: ts.Expression): ts.Expression | undefined {
  if (ts.isIdentifier(node)) return importedFact(node);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  let object = factOf(node.expression);
  while (object && (ts.isSatisfiesExpression(object) || ts.isAsExpression(object))) object = object.expression;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find((property) => keyOf(property.name) === node.name.text)
    ?.initializer;
}

function importedFact(name: ts.Identifier): ts.Expression | undefined {
  const file = name.getSourceFile();
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!/(^|\/)facts\//.test(from) || !bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name.text);
    const place = path.resolve(path.dirname(file.fileName), `${from}.ts`);
    if (!imported || !existsSync(place)) continue;
    const tree = ts.createSourceFile(place, readFileSync(place, 'utf8'), ts.ScriptTarget.Latest, true);
    return constantIn(tree, (imported.propertyName ?? imported.name).text);
  }
  return undefined;
}
