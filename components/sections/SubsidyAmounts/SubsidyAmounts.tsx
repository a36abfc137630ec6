import type { SolarContent } from '@/content/rules/solar-content';
import { factsOf } from '@/lib/solar/facts';
import { homePrice } from '@/lib/solar/price';
import { rupeesText } from '@/lib/solar/format';
import { centralSubsidy, stateSubsidy } from '@/lib/solar/subsidy';
import { FactsTable } from '../FactsTable/FactsTable';
import type { ContentOf } from '../Section/Section';

interface Props {
  content: ContentOf<'subsidyAmounts'>;
  site: { calculator: { units: { kW: string } }; solar: SolarContent; language: { locale: string } };
  dateLabel: string;
}

export function SubsidyAmounts({ content: { sizes, table, ...content }, site, dateLabel }: Props) {
  const facts = factsOf(site.solar);
  const rows = sizes.map((kw) => {
    const central = centralSubsidy(facts, kw);
    const state = stateSubsidy(facts, kw);
    const price = homePrice(facts.assumptions, kw);
    const amounts = [central, state, central + state, price, price - central - state];
    return [`${kw} ${site.calculator.units.kW}`, ...amounts.map(rupeesText)];
  });
  return (
    <FactsTable
      content={{ ...content, table: { ...table, rows } }}
      locale={site.language.locale}
      dateLabel={dateLabel}
      surface="sky"
    />
  );
}
