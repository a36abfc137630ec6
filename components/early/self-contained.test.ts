/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const LIBRARY: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  target: ts.ScriptTarget.ESNext,
};

/** TypeScript's error codes for a name that is not declared. */
const NOT_FOUND = new Set([2304, 2552, 2580, 2584, 2591, 2592, 18004]);

interface PageFunction {
  name: string;
  text: string;
}

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function nodesOf(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(nodesOf)];
}

/** Returns `theFunction` for `isNeeded && [theFunction, VALUE]`. */
function functionOf(entry?: ts.Expression): ts.Expression | undefined {
  if (entry && ts.isBinaryExpression(entry)) return functionOf(entry.right);
  return entry && ts.isArrayLiteralExpression(entry) ? entry.elements[0] : entry;
}

function namesGivenToInlineScript(source: ts.SourceFile): string[] {
  return nodesOf(source)
    .filter(ts.isJsxSelfClosingElement)
    .filter(({ tagName }) => tagName.getText() === 'InlineScript')
    .flatMap(({ attributes }) => {
      const [run, ...others] = attributes.properties;
      const given =
        run && ts.isJsxAttribute(run) && run.initializer && ts.isJsxExpression(run.initializer)
          ? run.initializer.expression
          : undefined;
      const listed = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
      const each = listed.map((one) => functionOf(one));
      if (others.length > 0 || !each.every((one) => one && ts.isIdentifier(one)))
        throw new Error(`${source.fileName}: give InlineScript functions by their names, so that they can be checked`);
      return each.map((one) => one!.getText());
    });
}

function importedFunction(source: ts.SourceFile, name: string): PageFunction {
  const from = source.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ importClause }) =>
        importClause && nodesOf(importClause).some((node) => ts.isImportSpecifier(node) && node.name.text === name),
    );
  const address = (from?.moduleSpecifier as ts.StringLiteral | undefined)?.text ?? '';
  const file = `${address.startsWith('@/') ? path.join(ROOT, address.slice(2)) : path.join(path.dirname(source.fileName), address)}.ts`;
  const found = parse(file)
    .statements.filter(ts.isFunctionDeclaration)
    .find((one) => one.name?.text === name);
  if (!found) throw new Error(`${source.fileName}: ${name} is not a function of ${file}`);
  return {
    name,
    text: ts.transpile(found.getText(), { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext }),
  };
}

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => path.join(ROOT, folder, file));
}

const pageFunctions = ['app', 'components']
  .flatMap(sources)
  .filter((file) => readFileSync(file, 'utf8').includes('<InlineScript'))
  .map(parse)
  .flatMap((source) => namesGivenToInlineScript(source).map((name) => importedFunction(source, name)));

function undeclaredNames(functions: PageFunction[]): Record<string, string[]> {
  // Separate modules, so that no function sees the names of the others.
  const files = new Map(functions.map(({ name, text }) => [`/${name}.js`, `${text}\nexport {};`]));
  const host = ts.createCompilerHost(LIBRARY);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...options) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file)!, ts.ScriptTarget.Latest)
      : getSourceFile(file, ...options);
  const program = ts.createProgram([...files.keys()], LIBRARY, host);
  const found = functions.map(({ name }): [string, string[]] => {
    const source = program.getSourceFile(`/${name}.js`)!;
    const unknown = program.getSemanticDiagnostics(source).filter(({ code }) => NOT_FOUND.has(code));
    return [name, unknown.map(({ start, length }) => source.text.slice(start, start! + length!))];
  });
  return Object.fromEntries(found);
}

test('every early script stands in a page, and uses only names of its own or of the browser', () => {
  const names = pageFunctions.map(({ name }) => name);
  const here = readdirSync(__dirname)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .flatMap((file) => parse(path.join(__dirname, file)).statements.filter(ts.isFunctionDeclaration))
    .map(({ name }) => name!.text);
  expect(names).toEqual(expect.arrayContaining(here));
  expect(undeclaredNames(pageFunctions)).toEqual(Object.fromEntries(names.map((name) => [name, []])));
}, 60_000);

test('the check of early scripts finds each outside name: a constant, an import, another function or a Node.js global', () => {
  const functions = [
    {
      name: 'usesConstant',
      text: 'function usesConstant() { setTimeout(() => document.querySelector(SELECTOR), 10); }',
    },
    {
      name: 'usesImport',
      text: 'function usesImport() { const found = { clsx }; return [found, module_1.leadTypes.map(String)]; }',
    },
    { name: 'usesBuild', text: 'function usesBuild() { return process.env.NODE_ENV; }' },
    { name: 'usesAnother', text: 'function usesAnother() { usesItself({}); }' },
    {
      name: 'usesItself',
      text: `function usesItself({ target }) {
        const own = 1;
        function inner() { return own + target.length; }
        return inner() + innerWidth;
      }`,
    },
  ];
  expect(undeclaredNames(functions)).toEqual({
    usesConstant: ['SELECTOR'],
    usesImport: ['clsx', 'module_1'],
    usesBuild: ['process'],
    usesAnother: ['usesItself'],
    usesItself: [],
  });
}, 60_000);
