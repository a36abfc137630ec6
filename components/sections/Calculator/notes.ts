import type { CalculatorContent } from '@/content/schemas/calculator';
import { total } from '@/lib/solar/sun';
import type { Result } from './calculation';

/** The notes that a buyer must know beside the figures of this result. */
export function notesOf(notes: CalculatorContent['notes'], { outcome, given }: Result): string[] {
  const { kw, load, largest, made, use, figures } = outcome;
  const business = outcome.kind === 'business' ? outcome : undefined;
  // The load or the roof limits the size of the plant, so that a quarter of the use or more must still be bought.
  const isLimited = kw === largest && total(made) < 9 * use;
  const limit = Math.floor(load) === largest ? 'load' : given.area === undefined ? 'size' : 'roof';
  return [
    outcome.kind === 'home' && outcome.lifeline && notes.lifeline,
    business?.belowLeast && notes.belowLeast,
    // The smallest plant makes far more than is used, and what is left over is hardly paid for.
    kw === 1 && total(made) > 15 * use && notes.tiny,
    // A business that works at night, or whose plant is too large, sells most of what the plant makes, for little.
    // With a plant for its use by day it sells little, but it still buys what it uses by night.
    business && 2 * business.figures['fed-in'].value > total(made) ? notes.fedIn : business?.byNight && notes.byNight,
    isLimited && notes.limited?.[limit],
    figures['payback-likely'].value === undefined && notes.never,
  ].filter((note) => typeof note === 'string');
}
