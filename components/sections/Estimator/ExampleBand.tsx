import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import type { CtaBandContent } from '@/content/schemas/cta-band';
import type { SolarContent } from '@/content/schemas/solar';
import { valuesOf } from '@/lib/solar/figures';
import type { Kind } from '@/lib/solar/figures';
import { outcomeOf, usualValues } from '@/lib/solar/outcome';
import { type PaybackWords, rangeOfPaybacks, rupeesText } from '@/lib/solar/shown';
import { fill } from '@/lib/words/fill';

interface Props {
  kind: Kind;
  content: CtaBandContent;
  words: { calculator: PaybackWords; solar: SolarContent };
}

/** The worked example of a calculator in a sentence, with a link to that calculator. */
export function ExampleBand({ kind, content, words: { calculator, solar } }: Props) {
  const outcome = outcomeOf(kind, { ...solar, figures: valuesOf(solar.figures) }, usualValues(solar.asked[kind]));
  if ('refused' in outcome) throw new Error(`The usual answers of the calculator for "${kind}" give no figures.`);
  const { figures, kw } = outcome;
  const rupees = (name: string) => rupeesText(figures[name]!.value!);
  const text = fill(content.text, {
    kw,
    bill: rupees('bill-before'),
    saving: rupees('saving'),
    price: rupees('net-cost' in figures ? 'net-cost' : 'cost'),
    payback: rangeOfPaybacks(figures, calculator),
  });
  return <CtaBand content={{ ...content, text }} surface="sky" id="example" />;
}
