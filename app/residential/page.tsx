import { LandingForm } from '@/components/forms/LandingForm/LandingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Benefits } from '@/components/sections/Benefits/Benefits';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { GuidePromo } from '@/components/sections/GuidePromo/GuidePromo';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { Stats } from '@/components/sections/Stats/Stats';
import { landingForm } from '@/content/forms';
import { landingBlocks } from '@/content/landing-blocks';
import { navigation } from '@/content/navigation';
import { organisation } from '@/content/organisation';
import { residential } from '@/content/pages/residential';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(residential, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site} form={`${residential.route}#${landingBlocks.form.id}`} withCities>
      <HeroSlider content={residential.slider} level={1} />
      <FormSection content={landingBlocks.form} surface="sky">
        {(heading) => <LandingForm content={landingForm} labelledBy={heading} />}
      </FormSection>
      <Locations content={landingBlocks.locations} />
      <LocationsBanner content={landingBlocks.banner} />
      <Stats content={landingBlocks.whoAreWe} />
      <Benefits content={landingBlocks.whyChooseUs} />
      <GuidePromo content={landingBlocks.guide} />
      <CtaBand content={residential.next} />
      <StructuredData page={residential} organisation={organisation} />
    </PageFrame>
  );
}
