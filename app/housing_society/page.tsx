import { HousingForm } from '@/components/forms/HousingForm/HousingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Faq } from '@/components/sections/Faq/Faq';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { ProjectCarousel } from '@/components/sections/ProjectCarousel/ProjectCarousel';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import { faq } from '@/content/faq';
import { housingForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { housingSociety } from '@/content/pages/housing-society';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { housingTestimonials } from '@/content/testimonials';
import { trustedBy } from '@/content/trusted-by';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(housingSociety);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <VideoHero content={housingSociety.hero} />
      <ProjectCarousel content={projects} />
      <Testimonials content={housingTestimonials} />
      <LogoStrip content={trustedBy} />
      <Faq content={faq} />
      <News content={news} />
      <FormSection content={housingSociety.form}>
        {(heading) => <HousingForm content={housingForm} labelledBy={heading} />}
      </FormSection>
    </PageFrame>
  );
}
