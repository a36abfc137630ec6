import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { Benefits } from '@/components/sections/Benefits/Benefits';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Estimator } from '@/components/calculators/Estimator/Estimator';
import { Faq } from '@/components/sections/Faq/Faq';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { Reviews } from '@/components/sections/Reviews/Reviews';
import { Sources } from '@/components/sections/Sources/Sources';
import { Stats } from '@/components/sections/Stats/Stats';
import { Steps } from '@/components/sections/Steps/Steps';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function Residential({ site }: { site: Site }) {
  const residential = pageOf(site, 'residential', 'faq', 'ctaBand', 'reviews', 'heroSlider');
  return (
    <PageLayout
      site={site}
      page={residential}
      audience="home"
      form={{ id: site.landingBlocks.formSection.id, content: site.forms.landing }}
      withSlides
      withCities
    >
      <HeroSlider content={residential.heroSlider} labels={site.interface.carousel} level={1} />
      <Estimator content={site.estimator} site={site} formAddress={`#${site.landingBlocks.formSection.id}`} />
      <FormSection content={site.landingBlocks.formSection} surface="sky" site={site} form={site.forms.landing} />
      <Reviews content={residential.reviews} />
      <Steps content={site.steps} surface="dawn" />
      <Locations content={site.landingBlocks.locations} />
      <LocationsBanner content={site.landingBlocks.locationsBanner} />
      <Stats content={site.landingBlocks.stats} />
      <Benefits content={site.landingBlocks.benefits} />
      <Credentials content={site.credentials} />
      <GuidePromo content={site.landingBlocks.guidePromo} />
      <Faq content={residential.faq} />
      <CtaBand content={residential.ctaBand} />
      <Sources content={[site.estimator.source, site.steps.source!]} site={site} />
    </PageLayout>
  );
}
