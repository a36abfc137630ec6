import type { Outcome } from '@/lib/solar/outcome';
import { rupeesText } from '@/lib/solar/shown';
import { fill } from '@/lib/words/fill';

/** A solar plan in one sentence: its size, what it costs after any subsidy, and what it saves a month. */
export function planText(sentence: string, { kw, figures }: Outcome): string {
  const rupees = (name: string) => rupeesText(figures[name]!.value!);
  return fill(sentence, { kw, cost: rupees('net-cost' in figures ? 'net-cost' : 'cost'), saving: rupees('saving') });
}
