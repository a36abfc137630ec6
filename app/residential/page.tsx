import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Benefits } from '@/components/sections/Benefits/Benefits';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { Reviews } from '@/components/sections/Reviews/Reviews';
import { Stats } from '@/components/sections/Stats/Stats';
import { Steps } from '@/components/sections/Steps/Steps';
import { credentials } from '@/content/en/credentials';
import { landingForm } from '@/content/en/forms';
import { howItGoes } from '@/content/en/how-it-goes';
import { landingBlocks } from '@/content/en/landing-blocks';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { residential } from '@/content/en/pages/residential';
import { reach } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(residential, site);

export default function Page() {
  return (
    <PageFrame
      audience="home"
      navigation={navigation}
      site={site}
      form={`${residential.route}#${landingBlocks.form.id}`}
      withCities
    >
      <HeroSlider content={residential.slider} level={1} />
      <FormSection content={landingBlocks.form} surface="sky" reach={reach}>
        {(heading) => <LeadForm content={landingForm} labelledBy={heading} />}
      </FormSection>
      <Reviews content={residential.reviews} />
      <Steps content={howItGoes} surface="dawn" />
      <Locations content={landingBlocks.locations} />
      <LocationsBanner content={landingBlocks.banner} />
      <Stats content={landingBlocks.whoAreWe} />
      <Benefits content={landingBlocks.whyChooseUs} />
      <Credentials content={credentials} />
      <GuidePromo content={landingBlocks.guide} />
      <Faq content={residential.faq} />
      <CtaBand content={residential.next} />
      <StructuredData page={residential} organisation={organisation} />
    </PageFrame>
  );
}
