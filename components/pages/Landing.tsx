import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { Benefits } from '@/components/sections/Benefits/Benefits';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Estimator } from '@/components/calculators/Estimator/Estimator';
import { Faq } from '@/components/sections/Faq/Faq';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { Sources } from '@/components/sections/Sources/Sources';
import { Stats } from '@/components/sections/Stats/Stats';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function Landing({ site }: { site: Site }) {
  const landing = pageOf(site, 'landing', 'ctaBand', 'videoHero');
  return (
    <PageLayout
      site={site}
      page={landing}
      form={{ id: site.landingBlocks.formSection.id, content: site.forms.landing }}
      withSlides
      withCities
      film={{ ...site.films.home, ...landing.videoHero.film }}
      faq={site.faq}
    >
      <VideoHero content={landing.videoHero} />
      <Estimator content={site.estimator} site={site} formAddress={`#${site.landingBlocks.formSection.id}`} />
      <SolutionTiles content={site.solutionTiles} />
      <HeroSlider content={site.heroSlider} labels={site.interface.carousel} />
      <Testimonials content={site.testimonials.home} labels={site.interface.carousel} />
      <Locations content={site.landingBlocks.locations} />
      <LocationsBanner content={site.landingBlocks.locationsBanner} />
      <Stats content={site.landingBlocks.stats} />
      <Benefits content={site.landingBlocks.benefits} />
      <GuidePromo content={site.landingBlocks.guidePromo} />
      <FormSection content={site.landingBlocks.formSection} surface="sky" site={site} form={site.forms.landing} />
      <LogoStrip content={site.logoStrip} />
      <Faq content={site.faq} />
      <News content={site.news} labels={site.interface.carousel} locale={site.language.locale} />
      <CtaBand content={landing.ctaBand} />
      <Sources content={[site.estimator.source]} site={site} />
    </PageLayout>
  );
}
