import ts from 'typescript';
import { fingerprint } from './fingerprint';

const FORM = "expected { by: 'a name', on: 'YYYY-MM-DD' } or null";

/** Why an approval does not count, with an explanation; the explanation is missing where there is no approval yet. */
export interface ApprovalProblem {
  kind: 'not approved' | 'not sealed' | 'changed';
  about?: string;
}

/**
 * What keeps a claim from counting as approved.
 *
 * @param approval the property `approved`
 * @param today the last day on which an approval may be dated, YYYY-MM-DD
 * @returns undefined when all is well
 */
export function approvalProblem(approval: ts.PropertyAssignment, today: string): ApprovalProblem | undefined {
  const value = approval.initializer;
  if (value.kind === ts.SyntaxKind.NullKeyword) return { kind: 'not approved' };
  const form = formProblem(value, today);
  if (form || !ts.isObjectLiteralExpression(value)) return { kind: 'not approved', about: form };
  const about = `approved by ${stringIn(value, 'by')} on ${stringIn(value, 'on')}`;
  const seal = stringIn(value, 'seal');
  if (seal === undefined) return { kind: 'not sealed', about };
  return seal === fingerprint(approval) ? undefined : { kind: 'changed', about };
}

function formProblem(value: ts.Expression, today: string): string | undefined {
  if (!ts.isObjectLiteralExpression(value)) return `${FORM}, got ${value.getText()}`;
  const by = stringIn(value, 'by');
  const on = stringIn(value, 'on');
  if (!by?.trim()) return 'the approval has no name';
  if (!on || !isDay(on)) return `the approval's date is "${on ?? ''}"; expected a day written YYYY-MM-DD`;
  if (on > today) return `the approval's date, ${on}, is still to come`;
  return undefined;
}

function stringIn(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = object.properties
    .filter(ts.isPropertyAssignment)
    .find((candidate) => candidate.name.getText() === name);
  return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
}

/** A day that the calendar has: 2026-02-30 is read as a day in March, and so comes back changed. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && value.length === 10;
}
