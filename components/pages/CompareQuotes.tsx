import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CalculatorSection } from '@/components/calculators/Calculator/CalculatorSection';
import { QuoteComparison } from '@/components/calculators/QuoteComparison/QuoteComparison';
import { TypicalPrices } from '@/components/calculators/QuoteComparison/TypicalPrices';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Sources } from '@/components/sections/Sources/Sources';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function CompareQuotes({ site }: { site: Site }) {
  const page = pageOf(
    site,
    'solar-calculator-compare-quotes',
    ...(['hero', 'quoteComparison', 'typicalPrices', 'linkList', 'sources'] as const),
  );
  const section = site.landingBlocks.formSection;
  const above = [pageOf(site, 'solar-calculator')];
  const { quoteComparison, sources } = page;
  return (
    <PageLayout
      site={site}
      page={page}
      audience="home"
      form={{ id: section.id, content: site.forms.landing }}
      calculator={quoteComparison}
      above={above}
    >
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <CalculatorSection
        name="compare-quotes"
        // The names of the answers about the first quote begin with "a-".
        prefix="set-"
        content={quoteComparison}
        site={site}
        form={`#${section.id}`}
      >
        {(shared) => <QuoteComparison {...shared} />}
      </CalculatorSection>
      <TypicalPrices content={page.typicalPrices} site={site} />
      <LinkList content={page.linkList} />
      <FormSection content={section} site={site} form={site.forms.landing} />
      <Sources content={sources.list} paragraphs={sources.paragraphs} site={site} />
    </PageLayout>
  );
}
