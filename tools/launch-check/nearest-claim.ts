import ts from 'typescript';
import { type Content, fieldsOf, nameOf, standsFor, wordsOfFact } from './content-nodes';

/** Fields of content whose words show a reader which claim is meant, the clearest first. */
const TELLING = ['claim', 'title', 'heading', 'text', 'name', 'author', 'label', 'question', 'quote', 'figure', 'alt'];

/** How many characters of a claim the launch check prints after its place. */
const LINE = 100;

/** The words of a text in source code. A template is returned as it is written, since its values are not known here. */
export function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/**
 * Finds the words that a mark such as `sample: true` belongs to: those of the clearest field of the same object, or
 * else of the nearest object around it.
 */
export function nearestClaim(node: ts.Node, content: Content): string {
  for (let around = node.parent; around; around = around.parent) {
    const words = figureWithUnit(around, content) ?? tellingWords(wordsOfFact(around, content) ?? around, content);
    if (words) return words.length <= LINE ? words : `${words.slice(0, LINE).replace(/\s+\S*$/, '')}…`;
  }
  return 'the whole file';
}

/** Writes a figure of the calculators with its English name, its value and its unit. */
function figureWithUnit(object: ts.Node, content: Content): string | undefined {
  const fields = new Map(fieldsOf(object).map((field) => [nameOf(field), field.initializer]));
  const [value, unit] = [fields.get('value'), fields.get('unit')];
  if (!value || !unit) return undefined;
  const name = wordsOfFact(object, content);
  return `${(name && wordsOf(name)) ?? 'a figure without a name'}: ${value.getText()} ${wordsOf(unit)}`;
}

/** Chooses the words that tell most about an object; whole texts tell more than templates with gaps. */
function tellingWords(object: ts.Node, { checker }: Content): string | undefined {
  const texts = new Map(
    fieldsOf(object).flatMap((field) => {
      const words = filledWords(field.initializer, checker);
      return words ? [[nameOf(field), { words, whole: !ts.isTemplateExpression(field.initializer) }]] : [];
    }),
  );
  const [figure, claim] = [texts.get('figure'), texts.get('text')];
  if (figure && claim) return `${figure.words} ${claim.words}`;
  const telling = TELLING.flatMap((name) => texts.get(name) ?? []);
  const best = telling.find(({ whole }) => whole) ?? telling[0] ?? [...texts.values()][0];
  return best?.words;
}

/** Fills figures of content/facts/ into a template; other values appear as their names in brackets. */
function filledWords(node: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const value = standsFor(node, checker);
  if (!ts.isTemplateExpression(value)) return wordsOf(value);
  const parts = value.templateSpans.map(({ expression, literal }) => {
    const figure = wordsOf(standsFor(expression, checker));
    return (figure ?? `[${expression.getText()}]`) + literal.text;
  });
  return value.head.text + parts.join('');
}
