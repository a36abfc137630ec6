import type { ContentOf } from '@/components/sections/Section/Section';
import type { SolarContent } from '@/content/rules/solar-content';
import { factsOf } from '@/lib/solar/facts';
import { rupeesText } from '@/lib/solar/format';
import { typicalPrice } from '@/lib/solar/quotes';
import { centralSubsidy, stateSubsidy } from '@/lib/solar/subsidy';
import { ExampleTable } from '../ExampleTable/ExampleTable';

interface Props {
  content: ContentOf<'typicalPrices'>;
  site: { calculator: { units: { kW: string } }; solar: SolarContent };
}

export function TypicalPrices({ content: { sizes, ...table }, site: { calculator, solar } }: Props) {
  const facts = factsOf(solar);
  const rows = sizes.map((kw) => {
    const price = typicalPrice(facts, kw);
    const subsidy = centralSubsidy(facts, kw) + stateSubsidy(facts, kw);
    const perWatt = `₹${(price / kw / 1000).toFixed(1)}`;
    return [
      `${kw} ${calculator.units.kW}`,
      rupeesText(price),
      perWatt,
      rupeesText(subsidy),
      rupeesText(price - subsidy),
    ];
  });
  return <ExampleTable content={table} rows={rows} />;
}
