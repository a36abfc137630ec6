import path from 'node:path';
import ts from 'typescript';
import { approvalProblem } from './approval';
import { sourceOf, wordsOfFact } from './facts-and-words';

export type LaunchProblemKind =
  'not approved' | 'not sealed' | 'changed' | 'placeholder' | 'missing' | 'sample' | 'setting';

/** One thing that the company has to supply or confirm before the site goes live. */
export interface LaunchProblem {
  kind: LaunchProblemKind;
  /** "file:line" in the project, or the name of a setting. */
  where: string;
  /** The claim, the placeholder, or what is wrong with the setting. */
  text: string;
}

/** Properties that tell a reader which claim is meant, the most telling first. */
const TELLING = ['claim', 'title', 'heading', 'text', 'name', 'author', 'label', 'question', 'quote', 'figure', 'alt'];

/** How many characters of a text are printed after its place. */
const LINE = 100;

const PLACEHOLDER = /\bexample\.(com|in|org)\b|0{5}[ -]?0{5}|YOUR_/i;

export const isPlaceholder = (value: string) => PLACEHOLDER.test(value);

/**
 * Reads one content file as TypeScript, so that comments and type names do not count.
 *
 * @param file its path in the project
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 * @param root the project's folder
 */
export function findInContent(file: string, source: string, today: string, root = process.cwd()): LaunchProblem[] {
  const tree = ts.createSourceFile(path.join(root, file), source, ts.ScriptTarget.Latest, true);
  const problems: LaunchProblem[] = [];
  const add = (kind: LaunchProblem['kind'], node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push({ kind, where: `${file}:${line}`, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const value = wordsOf(node);
    if (value !== undefined && isPlaceholder(value)) add('placeholder', node, value);
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'approved') {
      const problem = approvalProblem(node, today);
      if (problem) add(problem.kind, node, `${nearestClaim(node)}${problem.about ? ` (${problem.about})` : ''}`);
    }
    if (
      ts.isPropertyAssignment(node) &&
      nameOf(node) === 'sample' &&
      node.initializer.kind === ts.SyntaxKind.TrueKeyword
    ) {
      add('sample', node, nearestClaim(node));
    }
    if (
      ts.isPropertyAssignment(node) &&
      nameOf(node) === 'supplied' &&
      node.initializer.kind === ts.SyntaxKind.NullKeyword
    ) {
      add('missing', node, nearestClaim(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** The words of a string; of a template its source, since what goes into it is not known here. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/** The same as a reader is told of them: with figures of content/facts/, and with the names of other things that a template takes. */
function toldWords(node: ts.Expression): string | undefined {
  const value = sourceOf(node) ?? node;
  if (!ts.isTemplateExpression(value)) return wordsOf(value);
  const parts = value.templateSpans.map(({ expression, literal }) => {
    const figure = sourceOf(expression);
    return ((figure && wordsOf(figure)) ?? `[${expression.getText()}]`) + literal.text;
  });
  return value.head.text + parts.join('');
}

const nameOf = (property: ts.PropertyAssignment) =>
  ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : undefined;

/** The text that a mark belongs to: a telling neighbour in the same object, or else in the nearest one around it. */
function nearestClaim(node: ts.Node): string {
  for (let around = node.parent; around; around = around.parent) {
    const object = ts.isObjectLiteralExpression(around) ? (wordsOfFact(around) ?? around) : around;
    const words = ts.isObjectLiteralExpression(object) ? tellingWords(object) : undefined;
    if (words) return shortened(words);
  }
  return 'the whole file';
}

/** Words that are whole tell more than those of a template, whatever they are. */
function tellingWords(object: ts.ObjectLiteralExpression): string | undefined {
  const texts = object.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
    const value = toldWords(property.initializer);
    return value === undefined
      ? []
      : [{ name: nameOf(property), value, whole: !ts.isTemplateExpression(property.initializer) }];
  });
  const named = (name: string) => texts.find((text) => text.name === name);
  const figure = named('figure');
  const claim = named('text');
  if (figure && claim) return `${figure.value} ${claim.value}`;
  const telling = TELLING.flatMap((name) => named(name) ?? []);
  return (telling.find(({ whole }) => whole) ?? telling[0] ?? texts[0])?.value;
}

function shortened(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE).replace(/\s+\S*$/, '')}…`;
}
