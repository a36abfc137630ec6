import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CalculatorSection } from '@/components/calculators/Calculator/CalculatorSection';
import { Roof } from '@/components/calculators/Roof/Roof';
import { RoofExplained } from '@/components/calculators/Roof/RoofExplained';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';
import { defaultAnswers } from '@/lib/solar/answers';
import { factsOf } from '@/lib/solar/facts';
import { roofFactsFor, roofFrom } from '@/lib/solar/roof/drawn-roof';
import { planRoofAtOnce } from '@/lib/solar/roof/roof-outcome';

export function DrawRoof({ site }: { site: Site }) {
  const page = pageOf(site, 'solar-calculator-roof', 'hero', 'roof', 'roofExplained', 'linkList');
  const section = site.landingBlocks.formSection;
  const { solar } = site;
  const above = [pageOf(site, 'solar-calculator')];
  const fixed = { panels: solar.panels, latitudes: solar.latitudes };
  const raw = defaultAnswers(solar.questions.roof);
  const { assumptions, sun } = factsOf(solar);
  const example = planRoofAtOnce(roofFrom(raw, fixed), roofFactsFor(assumptions, fixed, sun, `${raw.city}`));
  return (
    <PageLayout
      site={site}
      page={page}
      audience="home"
      form={{ id: section.id, content: site.forms.landing }}
      calculator={page.roof}
      above={above}
    >
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <CalculatorSection name="roof" content={page.roof} site={site} form={`#${section.id}`}>
        {(shared) => (
          <Roof
            {...shared}
            fixed={fixed}
            example={example}
            homeCalculator={above[0]!.address}
            perKw={assumptions.area}
          />
        )}
      </CalculatorSection>
      <RoofExplained content={page.roofExplained} />
      <LinkList content={page.linkList} />
      <FormSection content={section} site={site} form={site.forms.landing} />
    </PageLayout>
  );
}
