import { CommercialForm } from '@/components/forms/CommercialForm/CommercialForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { commercialForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { commercial } from '@/content/pages/commercial';
import { site } from '@/content/site';
import { commercialTestimonials } from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(commercial);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={commercial.hero} />
      <FormSection content={commercial.form}>
        {(heading) => <CommercialForm content={commercialForm} labelledBy={heading} />}
      </FormSection>
      <Testimonials content={commercialTestimonials} />
    </PageFrame>
  );
}
