import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { DirectorQuote } from '@/components/sections/DirectorQuote/DirectorQuote';
import { ExampleBand } from '@/components/calculators/ExampleBand/ExampleBand';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { Sources } from '@/components/sections/Sources/Sources';
import { Stats } from '@/components/sections/Stats/Stats';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import type { Site } from '@/content/read';
import { names } from '@/lib/content/names';
import { pageOf } from '@/lib/pages';

export function Commercial({ site }: { site: Site }) {
  const commercial = pageOf(
    site,
    'commercial',
    ...names('directorQuote exampleBand featureCards formSection hero specialCases stats'),
  );
  return (
    <PageLayout
      site={site}
      page={commercial}
      audience="business"
      form={{ id: commercial.formSection.id, content: site.forms.commercial }}
      withSlides
      service={site.services.commercial}
    >
      <Hero content={commercial.hero} />
      <ExampleBand kind="business" content={commercial.exampleBand} site={site} />
      <DirectorQuote content={commercial.directorQuote} />
      <FormSection content={commercial.formSection} site={site} form={site.forms.commercial} surface="sky" />
      <FeatureCards content={commercial.featureCards} />
      <FeatureCards content={commercial.specialCases} surface="dawn" />
      <Stats content={commercial.stats} />
      <Testimonials content={site.testimonials.commercial} labels={site.interface.carousel} />
      <Sources content={commercial.exampleBand.sources} site={site} />
    </PageLayout>
  );
}
