import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
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
import { pageOf } from '@/lib/page-of';

export function HousingSociety({ site }: { site: Site }) {
  const housingSociety = pageOf(
    site,
    'housing-society',
    'director',
    'example',
    'faq',
    'form',
    'guarantee',
    'guide',
    'howItWorks',
    'next',
    'paysFor',
    'quality',
    'ready',
    'stats',
    'videoHero',
  );
  return (
    <PageLayout
      site={site}
      page={housingSociety}
      audience="society"
      form={{ id: housingSociety.form.id, content: site.forms.housing }}
      withSlides
    >
      <VideoHero content={housingSociety.videoHero} />
      <ExampleBand kind="society" content={housingSociety.example} site={site} />
      <DirectorQuote content={housingSociety.director} />
      <Steps content={housingSociety.howItWorks} />
      <FeatureCards content={housingSociety.paysFor} />
      <Stats content={housingSociety.stats} surface="sky" />
      <Guarantee content={housingSociety.guarantee} />
      <FeatureCards content={housingSociety.quality} />
      <ProjectCarousel content={site.projects} labels={site.interface.carousel} />
      <Testimonials content={site.testimonials.housing} labels={site.interface.carousel} />
      <LogoStrip content={site.trustedBy} />
      <Faq content={housingSociety.faq} />
      <News content={site.news} labels={site.interface.carousel} locale={site.language.locale} />
      <CtaBand content={housingSociety.next} surface="sky" />
      <FeatureCards content={housingSociety.ready} surface="golden" />
      <FormSection content={housingSociety.form} surface="noon" contactWays={site.contactWays}>
        {(heading) => <LeadForm content={site.forms.housing} labelledBy={heading} />}
      </FormSection>
      <GuidePromo content={housingSociety.guide} surface="golden" />
      <Sources
        content={housingSociety.example.sources}
        heading={site.interface.sources}
        locale={site.language.locale}
      />
      <StructuredData
        site={site}
        page={housingSociety}
        service={site.services.society}
        film={{ ...site.films.society, ...housingSociety.videoHero.film }}
        faq={housingSociety.faq}
      />
    </PageLayout>
  );
}
