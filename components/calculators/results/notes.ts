import type { CalculatorContent } from '@/content/schemas/calculator';
import { DAYLIGHT_HOURS, total } from '@/lib/solar/sun';
import type { Result } from '../state/calculation';

export function notesOf(notes: CalculatorContent['notes'], { outcome }: Pick<Result, 'outcome'>): string[] {
  const { kw, load, largest, largestOnRoof, made, use, figures } = outcome;
  const business = outcome.kind === 'business' ? outcome : undefined;
  const supplied = outcome.kind === 'home' ? outcome.supply / DAYLIGHT_HOURS : 1;
  // Even without power cuts, the plant would make less in a year than is used in 9 months.
  const isLimited = (kw === largest || kw === Math.floor(load)) && total(made) < 9 * use * supplied;
  const limit = kw === largestOnRoof ? 'roof' : kw === largest && notes.limited?.size ? 'size' : 'load';
  return [
    outcome.kind === 'home' && outcome.lifeline && notes.lifeline,
    supplied < 1 && notes.powerCuts,
    business?.belowLeast && notes.belowLeast,
    // The smallest plant (1 kW) makes more in a year than is used in 15 months.
    kw === 1 && total(made) > 15 * use && notes.tiny,
    business && 2 * business.figures['fed-in'].value > total(made) ? notes.fedIn : business?.byNight && notes.byNight,
    isLimited && notes.limited?.[limit],
    kw > load && notes.raised,
    figures['payback-likely'].value === undefined && notes.never,
  ].filter((note) => typeof note === 'string');
}
