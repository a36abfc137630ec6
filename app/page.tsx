import { LandingForm } from '@/components/forms/LandingForm/LandingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { landingForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { landing } from '@/content/pages/landing';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(landing);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site} withCities>
      <Hero content={landing.hero} />
      <FormSection content={landing.form}>
        {(heading) => <LandingForm content={landingForm} labelledBy={heading} />}
      </FormSection>
    </PageFrame>
  );
}
