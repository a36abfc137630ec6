import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { DirectorQuote } from '@/components/sections/DirectorQuote/DirectorQuote';
import { ExampleBand } from '@/components/calculators/ExampleBand/ExampleBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Guarantee } from '@/components/sections/Guarantee/Guarantee';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { ProjectCarousel } from '@/components/sections/ProjectCarousel/ProjectCarousel';
import { Sources } from '@/components/sections/Sources/Sources';
import { Stats } from '@/components/sections/Stats/Stats';
import { Steps } from '@/components/sections/Steps/Steps';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import type { Site } from '@/content/read';
import { names } from '@/lib/content/names';
import { pageOf } from '@/lib/pages';

export function HousingSociety({ site }: { site: Site }) {
  const housingSociety = pageOf(
    site,
    'housing-society',
    ...names(
      'directorQuote exampleBand faq formSection guarantee guidePromo steps paysForCards qualityCards',
      'stats videoHero',
    ),
  );
  return (
    <PageLayout
      site={site}
      page={housingSociety}
      audience="society"
      form={{ id: housingSociety.formSection.id, content: site.forms.housing }}
      withSlides
      service={site.services.society}
      film={{ ...site.films.society, ...housingSociety.videoHero.film }}
      faq={housingSociety.faq}
    >
      <VideoHero content={housingSociety.videoHero} />
      <ExampleBand kind="society" content={housingSociety.exampleBand} site={site} />
      <DirectorQuote content={housingSociety.directorQuote} />
      <Steps content={housingSociety.steps} />
      <FeatureCards content={housingSociety.paysForCards} />
      <Stats content={housingSociety.stats} surface="sky" />
      <Guarantee content={housingSociety.guarantee} />
      <FeatureCards content={housingSociety.qualityCards} />
      <ProjectCarousel content={site.projectCarousel} labels={site.interface.carousel} />
      <Testimonials content={site.testimonials.housing} labels={site.interface.carousel} />
      <LogoStrip content={site.logoStrip} />
      <Faq content={housingSociety.faq} />
      <News content={site.news} labels={site.interface.carousel} locale={site.language.locale} />
      <FormSection content={housingSociety.formSection} surface="noon" site={site} form={site.forms.housing} />
      <GuidePromo content={housingSociety.guidePromo} surface="golden" />
      <Sources content={housingSociety.exampleBand.sources} site={site} />
    </PageLayout>
  );
}
