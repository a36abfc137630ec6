import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CalculatorSection } from '@/components/calculators/Calculator/CalculatorSection';
import { Calculator } from '@/components/calculators/Calculator/Calculator';
import { TypicalBills } from '@/components/calculators/TypicalBills/TypicalBills';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

const PAGES = {
  home: 'solar-calculator',
  society: 'solar-calculator-society',
  business: 'solar-calculator-business',
} as const;

export function SolarCalculator({ site, kind }: { site: Site; kind: keyof typeof PAGES }) {
  const page = pageOf(site, PAGES[kind], 'hero', 'calculator', 'typicalBills', 'linkList');
  const section = {
    home: site.landingBlocks.formSection,
    society: pageOf(site, 'housing-society', 'formSection').formSection,
    business: pageOf(site, 'commercial', 'formSection').formSection,
  }[kind];
  const form = { home: site.forms.landing, society: site.forms.housing, business: site.forms.commercial }[kind];
  const above = kind === 'home' ? [] : [pageOf(site, PAGES.home)];
  return (
    <PageLayout
      site={site}
      page={page}
      audience={kind}
      form={{ id: section.id, content: form }}
      calculator={page.calculator}
      above={above}
    >
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <CalculatorSection name={kind} content={page.calculator} site={site} form={`#${section.id}`}>
        {(shared) => <Calculator {...shared} />}
      </CalculatorSection>
      <TypicalBills kind={kind} content={page.typicalBills} site={site} />
      <LinkList content={page.linkList} />
      <FormSection content={section} site={site} form={form} />
    </PageLayout>
  );
}
