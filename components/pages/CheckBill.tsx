import { BillCheck } from '@/components/calculators/BillCheck/BillCheck';
import { BillMistakes } from '@/components/calculators/BillCheck/BillMistakes';
import type { Site } from '@/content/read';
import { monthNames } from '@/lib/dates';
import { pageOf } from '@/lib/pages';
import { CalculatorPage } from './CalculatorPage';

export function CheckBill({ site }: { site: Site }) {
  const page = pageOf(site, 'solar-calculator-check-bill', 'hero', 'billCheck', 'billMistakes', 'linkList');
  const { questions } = page.billCheck;
  const months = Object.fromEntries(monthNames(site.language.locale, 'long').map((name, index) => [index + 1, name]));
  const content = { ...page.billCheck, questions: { ...questions, month: { ...questions.month!, options: months } } };
  return (
    <CalculatorPage
      site={site}
      page={page}
      name="check-bill"
      content={content}
      calculator={(shared) => <BillCheck {...shared} more={site.solar.surcharges} />}
    >
      <BillMistakes content={page.billMistakes} solar={site.solar} />
    </CalculatorPage>
  );
}
