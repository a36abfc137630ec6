import type { CalculatorContent } from '@/content/schemas/calculator';
import { total } from '@/lib/solar/sun';
import type { Result } from './calculation';

/** The sentences that whoever buys must know beside the figures of this answer. */
export function notesOf(notes: CalculatorContent['notes'], { outcome, given }: Result): string[] {
  const { kw, load, largest, made, use, figures } = outcome;
  const business = outcome.kind === 'business' ? outcome : undefined;
  // The connection or the roof, not the use, sets the size, and a quarter of the use or more stays to be bought.
  const isLimited = kw === largest && total(made) < 9 * use;
  const limit = Math.floor(load) === largest ? 'load' : given.area === undefined ? 'size' : 'roof';
  return [
    outcome.kind === 'home' && outcome.lifeline && notes.lifeline,
    business?.belowLeast && notes.belowLeast,
    // The smallest plant makes far more than is used, and what is left over is hardly paid for.
    kw === 1 && total(made) > 15 * use && notes.tiny,
    // A business sells most of what the plant makes, for little, because it works at night or the plant is too large.
    // Of a plant for its use by day it sells little: what it uses by night is then still bought.
    business && 2 * business.figures['fed-in'].value > total(made) ? notes.fedIn : business?.byNight && notes.byNight,
    isLimited && notes.limited?.[limit],
    figures['payback-likely'].value === undefined && notes.never,
  ].filter((note) => typeof note === 'string');
}
