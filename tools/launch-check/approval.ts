import ts from 'typescript';

const FORM = "expected { by: 'a name', on: 'YYYY-MM-DD' } or null";

/**
 * What keeps a claim from counting as approved.
 *
 * @param value what `approved` is set to
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 * @returns "null" while nobody approved it, words about a wrong approval, or undefined when all is well
 */
export function approvalProblem(value: ts.Expression, today: string): string | undefined {
  if (value.kind === ts.SyntaxKind.NullKeyword) return 'null';
  if (!ts.isObjectLiteralExpression(value)) return `${FORM}, got ${value.getText()}`;
  const by = stringIn(value, 'by');
  const on = stringIn(value, 'on');
  if (!by?.trim()) return 'the approval has no name';
  if (!on || !isDay(on)) return `the approval's date is "${on ?? ''}"; expected a day written YYYY-MM-DD`;
  if (on > today) return `the approval's date, ${on}, is still to come`;
  return undefined;
}

function stringIn(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = object.properties.filter(ts.isPropertyAssignment).find((candidate) => candidate.name.getText() === name);
  return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
}

/** A day that the calendar has: 2026-02-30 is read as a day in March, and so comes back changed. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && value.length === 10;
}
