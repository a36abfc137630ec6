import type { CalculatorContent } from '@/content/schemas/calculator';
import { DAYLIGHT_HOURS, total } from '@/lib/solar/sun';
import type { Result } from '../state/calculation';

export function notesOf(notes: CalculatorContent['notes'], { outcome }: Pick<Result, 'outcome'>): string[] {
  const { kw, load, largest, largestOnRoof, made, use, figures } = outcome;
  const business = outcome.kind === 'business' ? outcome : undefined;
  const supplied = outcome.kind === 'home' ? outcome.supply / DAYLIGHT_HOURS : 1;
  // The load, the roof or the calculator's largest size limits the plant, and even without power cuts it makes less
  // than three quarters (9 of 12 months) of what is used.
  const isLimited = (kw === largest || kw === Math.floor(load)) && total(made) < 9 * use * supplied;
  const limit = kw === largestOnRoof ? 'roof' : kw === largest && notes.limited?.size ? 'size' : 'load';
  return [
    outcome.kind === 'home' && outcome.lifeline && notes.lifeline,
    supplied < 1 && notes.powerCuts,
    business?.belowLeast && notes.belowLeast,
    // Even the smallest plant (1 kW) makes over a quarter more than is used, and little is paid for the rest.
    kw === 1 && total(made) > 15 * use && notes.tiny,
    // A business that works at night, or whose plant is too large, sells most of what the plant makes, at a low price.
    // If it works at night with a plant for its daytime use, it sells little, but still buys what it uses at night.
    business && 2 * business.figures['fed-in'].value > total(made) ? notes.fedIn : business?.byNight && notes.byNight,
    isLimited && notes.limited?.[limit],
    kw > load && notes.raised,
    figures['payback-likely'].value === undefined && notes.never,
  ].filter((note) => typeof note === 'string');
}
