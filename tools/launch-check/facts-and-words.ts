import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * How a figure in content/facts/ and its words in content/en/ find each other: what is said of `claims.staff` in
 * content/facts/claims.ts stands under `claims.staff` in content/en/claims.ts, or in a file of the folder content/en/claims/.
 */

/** The name of a field as it is called. */
export const keyOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();

/** The value of a `const` at the top of the same file. */
export const constantOf = (name: ts.Identifier) => constantIn(name.getSourceFile(), name.text);

/** The value in content/facts/ that `claims.staff.figure` stands for, in a file that imports `claims` from there. */
export function sourceOf(node: ts.Expression): ts.Expression | undefined {
  if (ts.isIdentifier(node)) return importedFact(node);
  return ts.isPropertyAccessExpression(node) ? fieldOf(sourceOf(node.expression), node.name.text) : undefined;
}

/** The English words of an object in content/facts/, where it has any. */
export function wordsOfFact(fact: ts.Node): ts.Expression | undefined {
  const [, root, file] = /^(.*[/\\]content[/\\])facts[/\\](.+)[.]ts$/.exec(fact.getSourceFile().fileName) ?? [];
  const [constant, ...keys] = pathTo(fact);
  if (root === undefined || file === undefined || constant === undefined) return undefined;
  const folder = path.join(root, 'en', file);
  const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [`${folder}.ts`];
  const values = files.flatMap((place) => (existsSync(place) ? (constantIn(read(place), constant) ?? []) : []));
  return bare(keys.reduce(fieldOf, values[0]));
}

/** The names that lead to a value from the top of its file: `claims`, `staff`. */
function pathTo(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node)) return [node.name.getText()];
  if (ts.isSourceFile(node)) return [];
  return [...pathTo(node.parent), ...(ts.isPropertyAssignment(node) ? [keyOf(node.name)] : [])];
}

const read = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function constantIn(file: ts.SourceFile, name: string): ts.Expression | undefined {
  const statements = file.statements.filter(ts.isVariableStatement);
  const declared = statements.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

/** A value without the type that is said of it. */
const bare = (value: ts.Expression | undefined): ts.Expression | undefined =>
  value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) ? bare(value.expression) : value;

function fieldOf(value: ts.Expression | undefined, name: string): ts.Expression | undefined {
  const object = bare(value);
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find((property) => keyOf(property.name) === name)
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
    if (imported && existsSync(place)) return constantIn(read(place), (imported.propertyName ?? imported.name).text);
  }
  return undefined;
}
