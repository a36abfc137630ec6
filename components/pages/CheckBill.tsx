import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { BillCheck } from '@/components/calculators/BillCheck/BillCheck';
import { BillMistakes } from '@/components/calculators/BillCheck/BillMistakes';
import { CalculatorSection } from '@/components/calculators/Calculator/CalculatorSection';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { monthNames } from '@/lib/dates';
import { pageOf } from '@/lib/pages';

export function CheckBill({ site }: { site: Site }) {
  const page = pageOf(site, 'solar-calculator-check-bill', 'hero', 'billCheck', 'billMistakes', 'linkList');
  const section = site.landingBlocks.formSection;
  const { questions } = page.billCheck;
  const months = Object.fromEntries(monthNames(site.language.locale, 'long').map((name, index) => [index + 1, name]));
  const content = { ...page.billCheck, questions: { ...questions, month: { ...questions.month!, options: months } } };
  const above = [pageOf(site, 'solar-calculator')];
  return (
    <PageLayout
      site={site}
      page={page}
      audience="home"
      form={{ id: section.id, content: site.forms.landing }}
      calculator={page.billCheck}
      above={above}
    >
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <CalculatorSection name="check-bill" content={content} site={site} form={`#${section.id}`}>
        {(shared) => <BillCheck {...shared} more={site.solar.surcharges} />}
      </CalculatorSection>
      <BillMistakes content={page.billMistakes} solar={site.solar} />
      <LinkList content={page.linkList} />
      <FormSection content={section} site={site} form={site.forms.landing} />
    </PageLayout>
  );
}
