import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CalculatorSection } from '@/components/sections/Calculator/CalculatorSection';
import { UsualBills } from '@/components/sections/Calculator/UsualBills';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Words } from '@/content/schemas/words';
import { trailTo } from '@/lib/trail';

interface Props {
  words: Words;
  kind: 'home' | 'society' | 'business';
}

/**
 * The page of one of the three calculators, which ends with the lead form of its kind of customer. The calculator for
 * homes is the parent page of the other two.
 */
export function SolarCalculator({ words, kind }: Props) {
  const { solarCalculator, solarCalculatorSociety, solarCalculatorBusiness, housingSociety, commercial } = words.pages;
  const page = { home: solarCalculator, society: solarCalculatorSociety, business: solarCalculatorBusiness }[kind];
  const section = { home: words.landingBlocks.form, society: housingSociety.form, business: commercial.form }[kind];
  const form = { home: words.forms.landing, society: words.forms.housing, business: words.forms.commercial }[kind];
  const above = page === solarCalculator ? [] : [solarCalculator];
  return (
    <PageLayout words={words} page={page} audience={kind} form={section.id}>
      <Hero
        content={page.hero}
        breadcrumb={<Breadcrumb label={words.interface.breadcrumb} trail={trailTo({ words, page, above })} />}
      />
      <CalculatorSection kind={kind} content={page.calculator} words={words} form={`#${section.id}`} />
      <UsualBills kind={kind} content={page.usualBills} words={words} />
      <LinkList content={page.contents} />
      <FormSection content={section} reach={words.reach}>
        {(heading) => <LeadForm content={form} labelledBy={heading} />}
      </FormSection>
      <StructuredData words={words} page={page} calculator={page.calculator} above={above} />
    </PageLayout>
  );
}
