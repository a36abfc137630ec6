import { LandingForm } from '@/components/forms/LandingForm/LandingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { HeroSlider } from '@/components/sections/HeroSlider/HeroSlider';
import { News } from '@/components/sections/News/News';
import { landingForm } from '@/content/forms';
import { heroSlider } from '@/content/hero-slides';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { landing } from '@/content/pages/landing';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(landing);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site} withCities>
      <Hero content={landing.hero} />
      <HeroSlider content={heroSlider} />
      <News content={news} />
      <FormSection content={landing.form}>
        {(heading) => <LandingForm content={landingForm} labelledBy={heading} />}
      </FormSection>
    </PageFrame>
  );
}
