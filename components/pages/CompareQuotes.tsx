import { QuoteComparison } from '@/components/calculators/QuoteComparison/QuoteComparison';
import { TypicalPrices } from '@/components/calculators/QuoteComparison/TypicalPrices';
import type { Site } from '@/content/read';
import { names } from '@/lib/content/names';
import { pageOf } from '@/lib/pages';
import { CalculatorPage } from './CalculatorPage';

const SECTIONS = names('hero quoteComparison typicalPrices linkList sources');

export function CompareQuotes({ site }: { site: Site }) {
  const page = pageOf(site, 'solar-calculator-compare-quotes', ...SECTIONS);
  return (
    <CalculatorPage
      site={site}
      page={page}
      name="compare-quotes"
      // With the usual prefix `a-`, assumptions would clash with answers about quote A.
      prefix="set-"
      content={page.quoteComparison}
      calculator={(shared) => <QuoteComparison {...shared} />}
    >
      <TypicalPrices content={page.typicalPrices} site={site} />
    </CalculatorPage>
  );
}
