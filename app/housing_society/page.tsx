import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
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
import { societyFaq as faq } from '@/content/en/faq';
import { societyFilmFacts } from '@/content/facts/film-facts';
import { housingForm } from '@/content/en/forms';
import { navigation } from '@/content/en/navigation';
import { news } from '@/content/en/news';
import { organisation } from '@/content/en/organisation';
import { housingSociety } from '@/content/en/pages/housing-society';
import { projects } from '@/content/en/projects';
import { societyService } from '@/content/en/services';
import { reach } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { housingTestimonials } from '@/content/en/testimonials';
import { trustedBy } from '@/content/en/trusted-by';
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
        {(heading) => <LeadForm content={housingForm} labelledBy={heading} />}
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
