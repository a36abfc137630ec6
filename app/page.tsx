import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Benefits } from '@/components/sections/Benefits/Benefits';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { Stats } from '@/components/sections/Stats/Stats';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import { faq } from '@/content/en/faq';
import { homeFilmFacts } from '@/content/facts/film-facts';
import { landingForm } from '@/content/en/forms';
import { heroSlider } from '@/content/en/hero-slides';
import { landingBlocks } from '@/content/en/landing-blocks';
import { navigation } from '@/content/en/navigation';
import { news } from '@/content/en/news';
import { organisation } from '@/content/en/organisation';
import { landing } from '@/content/en/pages/landing';
import { reach } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { solutionTiles } from '@/content/en/solution-tiles';
import { homeTestimonials } from '@/content/en/testimonials';
import { trustedBy } from '@/content/en/trusted-by';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(landing, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site} form={`${landing.route}#${landingBlocks.form.id}`} withCities>
      <VideoHero content={landing.hero} />
      <SolutionTiles content={solutionTiles} />
      <HeroSlider content={heroSlider} />
      <Testimonials content={homeTestimonials} />
      <Locations content={landingBlocks.locations} />
      <LocationsBanner content={landingBlocks.banner} />
      <Stats content={landingBlocks.whoAreWe} />
      <Benefits content={landingBlocks.whyChooseUs} />
      <GuidePromo content={landingBlocks.guide} />
      <FormSection content={landingBlocks.form} surface="sky" reach={reach}>
        {(heading) => <LeadForm content={landingForm} labelledBy={heading} />}
      </FormSection>
      <LogoStrip content={trustedBy} />
      <Faq content={faq} />
      <News content={news} />
      <CtaBand content={landing.next} />
      <StructuredData
        page={landing}
        organisation={organisation}
        film={{ ...homeFilmFacts, ...landing.hero.film }}
        faq={faq}
      />
    </PageFrame>
  );
}
