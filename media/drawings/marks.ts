import { paint } from './shapes/palette';
import { circle, document, rect, shape, stroke} from './shapes/svg';import { words } from './shapes/lettering';

const mark = (name: string, sign: string): string =>
  document(200, 80, [], sign, words(name, 76, 48, 23, paint.ink, { 'font-weight': 650 }));

/** Neutral marks for the strip of partners: what they supply, no brand. By file name. */
export const partners: Readonly<Record<string, () => string>> = {
  'partner-1': () => mark('Modules', shape('M22 58L32 22H66L56 58Z', '#1d3f75') + stroke('M27 40H61M43 22L33 58M55 22L45 58', '#bcd2ec', 2)),
  'partner-2': () => mark('Inverters', rect(20, 20, 44, 40, paint.leaf, { rx: 9 }) + stroke('M28 40q7-18 14 0t14 0', paint.white, 4, { 'stroke-linecap': 'round' })),
  'partner-3': () => mark('Mounting', stroke('M18 60H68', paint.muted, 5, { 'stroke-linecap': 'round' }) + stroke('M28 60V46M56 60V30', paint.muted, 5) + stroke('M20 50L64 24', paint.brick, 8, { 'stroke-linecap': 'round' })),
  'partner-4': () => mark('Metering', stroke('M24 54A22 22 0 1 1 62 54', '#3f86b0', 6, { 'stroke-linecap': 'round' }) + stroke('M43 44L54 30', paint.ink, 5, { 'stroke-linecap': 'round' }) + circle(43, 44, 5, paint.ink)),
  'partner-5': () => mark('Finance', circle(43, 40, 22, paint.sun) + stroke('M33 32H53M33 40H53M38 32Q52 36 38 44L50 54', paint.ink, 3.6, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })),
};

/** A neutral mark for the bank. */
export const bank = (): string =>
  mark('The bank', shape('M43 16L70 32H16Z', '#22345c') + rect(18, 56, 50, 6, '#22345c') + stroke('M25 36V52M37 36V52M49 36V52M61 36V52', '#22345c', 6) + circle(43, 26, 3.5, paint.sun));
