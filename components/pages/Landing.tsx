import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
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
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function Landing({ words }: { words: Words }) {
  const landing = pageOf(words, 'landing', 'next', 'videoHero');
  return (
    <PageLayout
      words={words}
      page={landing}
      form={{ id: words.landingBlocks.form.id, content: words.forms.landing }}
      withSlides
      withCities
    >
      <VideoHero content={landing.videoHero} />
      <Estimator content={words.estimator} words={words} form={`#${words.landingBlocks.form.id}`} />
      <SolutionTiles content={words.solutionTiles} />
      <HeroSlider content={words.heroSlides} words={words.interface.carousel} />
      <Testimonials content={words.testimonials.home} words={words.interface.carousel} />
      <Locations content={words.landingBlocks.locations} />
      <LocationsBanner content={words.landingBlocks.banner} />
      <Stats content={words.landingBlocks.whoAreWe} />
      <Benefits content={words.landingBlocks.whyChooseUs} />
      <GuidePromo content={words.landingBlocks.guide} />
      <FormSection content={words.landingBlocks.form} surface="sky" reach={words.reach}>
        {(heading) => <LeadForm content={words.forms.landing} labelledBy={heading} />}
      </FormSection>
      <LogoStrip content={words.trustedBy} />
      <Faq content={words.faq} />
      <News content={words.news} words={words.interface.carousel} locale={words.language.locale} />
      <CtaBand content={landing.next} />
      <Sources content={[words.estimator.source]} heading={words.interface.sources} locale={words.language.locale} />
      <StructuredData
        words={words}
        page={landing}
        film={{ ...words.films.home, ...landing.videoHero.film }}
        faq={words.faq}
      />
    </PageLayout>
  );
}
