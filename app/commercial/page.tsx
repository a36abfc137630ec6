import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { DirectorQuote } from '@/components/sections/DirectorQuote/DirectorQuote';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { Stats } from '@/components/sections/Stats/Stats';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { commercialForm } from '@/content/en/forms';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { commercial } from '@/content/en/pages/commercial';
import { commercialService } from '@/content/en/services';
import { reach } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { commercialTestimonials } from '@/content/en/testimonials';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(commercial, site);

export default function Page() {
  return (
    <PageFrame
      audience="business"
      here={commercial.route}
      navigation={navigation}
      site={site}
      form={`${commercial.route}#${commercial.form.id}`}
    >
      <Hero content={commercial.hero} />
      <DirectorQuote content={commercial.director} />
      <FormSection content={commercial.form} reach={reach} surface="sky">
        {(heading) => <LeadForm content={commercialForm} labelledBy={heading} />}
      </FormSection>
      <FeatureCards content={commercial.features} />
      <Stats content={commercial.stats} />
      <Testimonials content={commercialTestimonials} />
      <CtaBand content={commercial.next} />
      <StructuredData page={commercial} organisation={organisation} service={commercialService} />
    </PageFrame>
  );
}
