import { LandingForm } from '@/components/forms/LandingForm/LandingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { landingForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { residential } from '@/content/pages/residential';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(residential);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site} withCities>
      <HeroSlider content={residential.slider} level={1} />
      <FormSection content={residential.form}>
        {(heading) => <LandingForm content={landingForm} labelledBy={heading} />}
      </FormSection>
    </PageFrame>
  );
}
