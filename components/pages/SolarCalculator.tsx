import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CalculatorSection } from '@/components/calculators/Calculator/CalculatorSection';
import { TypicalBills } from '@/components/calculators/TypicalBills/TypicalBills';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';
import { breadcrumbsOf } from '@/lib/breadcrumbs';

interface Props {
  words: Words;
  kind: 'home' | 'society' | 'business';
}

const PAGES = {
  home: 'solar-calculator',
  society: 'solar-calculator-society',
  business: 'solar-calculator-business',
} as const;

/**
 * The page of one of the three calculators, which ends with the lead form of its kind of customer. The calculator for
 * homes is the parent page of the other two.
 */
export function SolarCalculator({ words, kind }: Props) {
  const page = pageOf(words, PAGES[kind], 'hero', 'calculator', 'typicalBills', 'contents');
  const section = {
    home: words.landingBlocks.form,
    society: pageOf(words, 'housing-society', 'form').form,
    business: pageOf(words, 'commercial', 'form').form,
  }[kind];
  const form = { home: words.forms.landing, society: words.forms.housing, business: words.forms.commercial }[kind];
  const above = kind === 'home' ? [] : [pageOf(words, PAGES.home)];
  return (
    <PageLayout words={words} page={page} audience={kind} form={{ id: section.id, content: form }}>
      <Hero
        content={page.hero}
        breadcrumb={<Breadcrumbs label={words.interface.breadcrumb} steps={breadcrumbsOf({ words, page, above })} />}
      />
      <CalculatorSection content={page.calculator} words={words} form={`#${section.id}`} />
      <TypicalBills kind={kind} content={page.typicalBills} words={words} />
      <LinkList content={page.contents} />
      <FormSection content={section} reach={words.reach}>
        {(heading) => <LeadForm content={form} labelledBy={heading} />}
      </FormSection>
      <StructuredData words={words} page={page} calculator={page.calculator} above={above} />
    </PageLayout>
  );
}
