import { DataTable } from '@/components/ui/DataTable/DataTable';
import { type ContentOf, Section } from '@/components/sections/Section/Section';
import type { SolarContent } from '@/content/rules/solar-content';
import { factsOf } from '@/lib/solar/facts';
import { rupeesText } from '@/lib/solar/format';
import { typicalPrice } from '@/lib/solar/quotes';
import { centralSubsidy, stateSubsidy } from '@/lib/solar/subsidy';
import styles from '../TypicalBills/TypicalBills.module.scss';

interface Props {
  content: ContentOf<'typicalPrices'>;
  site: { calculator: { units: { kW: string } }; solar: SolarContent };
}

/** A table of the typical price of each size. It is computed at build, and needs no scripts. */
export function TypicalPrices({ content, site: { calculator, solar } }: Props) {
  const facts = factsOf(solar);
  const rows = content.sizes.map((kw) => {
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
  return (
    <Section surface="dawn" labelledBy="typical-prices">
      <h2 className={styles.heading} id="typical-prices">
        {content.heading}
      </h2>
      <p className={styles.text}>{content.text}</p>
      <DataTable content={{ caption: content.caption, columns: content.columns, rows }} />
    </Section>
  );
}
