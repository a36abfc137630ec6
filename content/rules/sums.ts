import { instalment } from '../../lib/solar/loan';

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  /** `rate` is in per cent a year. */
  emi: (loan, rate, years) => instalment(loan!, rate!, 12 * years!),
  round: (value, step) => Math.round(value! / step!) * step!,
};

/** A name may contain hyphens: `a-b` is one name, and `a - b` is a difference. */
const PIECE = /[a-z]\w*(?:-\w+)*|\d+(?:\.\d+)?|[-+*/(),]|\S/g;

/**
 * Computes a formula such as `emi(loan, 6, 5) * 12`.
 * @throws Error if the formula is wrong or the value of a name is NaN
 */
export function evaluate(sum: string, valueOf: (name: string) => number): number {
  const pieces = sum.match(PIECE) ?? [];
  const result = added();
  if (pieces.length > 0) throw new Error(`got "${pieces.join(' ')}" behind it`);
  return result;

  function added(): number {
    let value = multiplied();
    while (/^[-+]$/.test(pieces[0] ?? '')) value += pieces.shift() === '+' ? multiplied() : -multiplied();
    return value;
  }

  function multiplied(): number {
    let value = single();
    while (/^[*/]$/.test(pieces[0] ?? '')) value *= pieces.shift() === '*' ? single() : 1 / single();
    return value;
  }

  function single(): number {
    const piece = pieces.shift() ?? 'nothing';
    if (piece === '(') return inBrackets()[0]!;
    if (/^\d/.test(piece)) return Number(piece);
    if (pieces[0] === '(' && Object.hasOwn(FUNCTIONS, piece)) {
      pieces.shift();
      return FUNCTIONS[piece]!(...inBrackets());
    }
    const value = /^[a-z]/.test(piece) ? valueOf(piece) : NaN;
    if (Number.isNaN(value)) throw new Error(`"${piece}" is no fact`);
    return value;
  }

  function inBrackets(): number[] {
    const values = [added()];
    while (pieces[0] === ',') {
      pieces.shift();
      values.push(added());
    }
    if (pieces.shift() !== ')') throw new Error('a bracket is not closed');
    return values;
  }
}
