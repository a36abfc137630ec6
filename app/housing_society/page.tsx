import { HousingForm } from '@/components/forms/HousingForm/HousingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { DirectorQuote } from '@/components/sections/DirectorQuote/DirectorQuote';
import { Faq } from '@/components/sections/Faq/Faq';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Guarantee } from '@/components/sections/Guarantee/Guarantee';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { ProjectCarousel } from '@/components/sections/ProjectCarousel/ProjectCarousel';
import { Stats } from '@/components/sections/Stats/Stats';
import { Steps } from '@/components/sections/Steps/Steps';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import { societyFaq as faq } from '@/content/faq';
import { societyFilmFacts } from '@/content/film-facts';
import { housingForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { organisation } from '@/content/organisation';
import { housingSociety } from '@/content/pages/housing-society';
import { projects } from '@/content/projects';
import { societyService } from '@/content/services';
import { reach } from '@/content/reach';
import { site } from '@/content/site';
import { housingTestimonials } from '@/content/testimonials';
import { trustedBy } from '@/content/trusted-by';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(housingSociety, site);

export default function Page() {
  return (
    <PageFrame
      audience="society"
      here={housingSociety.route}
      navigation={navigation}
      site={site}
      form={`${housingSociety.route}#${housingSociety.form.id}`}
    >
      <VideoHero content={housingSociety.hero} />
      <DirectorQuote content={housingSociety.director} />
      <Steps content={housingSociety.howItWorks} />
      <FeatureCards content={housingSociety.paysFor} />
      <Stats content={housingSociety.stats} surface="sky" />
      <Guarantee content={housingSociety.guarantee} />
      <FeatureCards content={housingSociety.quality} />
      <ProjectCarousel content={projects} />
      <Testimonials content={housingTestimonials} />
      <LogoStrip content={trustedBy} />
      <Faq content={faq} />
      <News content={news} />
      <CtaBand content={housingSociety.next} surface="sky" />
      <FormSection content={housingSociety.form} surface="noon" reach={reach}>
        {(heading) => <HousingForm content={housingForm} labelledBy={heading} />}
      </FormSection>
      <GuidePromo content={housingSociety.guide} surface="golden" />
      <StructuredData
        page={housingSociety}
        organisation={organisation}
        service={societyService}
        film={{ ...societyFilmFacts, ...housingSociety.hero.film }}
        faq={faq}
      />
    </PageFrame>
  );
}
