import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
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
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function Residential({ words }: { words: Words }) {
  const residential = pageOf(words, 'residential', 'faq', 'next', 'reviews', 'slider');
  return (
    <PageLayout
      words={words}
      page={residential}
      audience="home"
      form={{ id: words.landingBlocks.form.id, content: words.forms.landing }}
      withSlides
      withCities
    >
      <HeroSlider content={residential.slider} words={words.interface.carousel} level={1} />
      <Estimator content={words.estimator} words={words} form={`#${words.landingBlocks.form.id}`} />
      <FormSection content={words.landingBlocks.form} surface="sky" reach={words.reach}>
        {(heading) => <LeadForm content={words.forms.landing} labelledBy={heading} />}
      </FormSection>
      <Reviews content={residential.reviews} />
      <Steps content={words.howItGoes} surface="dawn" />
      <Locations content={words.landingBlocks.locations} />
      <LocationsBanner content={words.landingBlocks.banner} />
      <Stats content={words.landingBlocks.whoAreWe} />
      <Benefits content={words.landingBlocks.whyChooseUs} />
      <Credentials content={words.credentials} />
      <GuidePromo content={words.landingBlocks.guide} />
      <Faq content={residential.faq} />
      <CtaBand content={residential.next} />
      <Sources
        content={[words.estimator.source, words.howItGoes.source!]}
        heading={words.interface.sources}
        locale={words.language.locale}
      />
      <StructuredData words={words} page={residential} />
    </PageLayout>
  );
}
