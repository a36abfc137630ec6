import { Calculator } from '@/components/calculators/Calculator/Calculator';
import { TypicalBills } from '@/components/calculators/TypicalBills/TypicalBills';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';
import type { Kind } from '@/lib/solar/answers';
import { CalculatorPage } from './CalculatorPage';

const PAGES = {
  home: 'solar-calculator',
  society: 'solar-calculator-society',
  business: 'solar-calculator-business',
};

export function SolarCalculator({ site, kind }: { site: Site; kind: Kind }) {
  const page = pageOf(site, PAGES[kind], 'hero', 'calculator', 'typicalBills', 'linkList');
  return (
    <CalculatorPage
      site={site}
      page={page}
      kind={kind}
      name={kind}
      content={page.calculator}
      calculator={(shared) => <Calculator {...shared} />}
    >
      <TypicalBills kind={kind} content={page.typicalBills} site={site} />
    </CalculatorPage>
  );
}
